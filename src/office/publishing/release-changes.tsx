import { releaseText } from '#office/publishing/release-text.ts';
import type { ReleaseInfo } from '#domain/publishing/site-state.contract.ts';

/** Shows the changes of a release compared with the one before. */
export const ReleaseChanges = ({ release }: { release: ReleaseInfo }) => <>{releaseText(release)}</>;
