import { releaseText } from '#office/publishing/release-text.ts';
import type { ReleaseInfo } from '#domain/publishing/site-state.contract.ts';

/** What a release shows differently from the one before. */
export const ReleaseChanges = ({ release }: { release: ReleaseInfo }) => <>{releaseText(release)}</>;
