import { releaseWords } from '#office/publishing/release-words.ts';
import type { ReleaseInfo } from '#domain/publishing/site-state.contract.ts';

/** What a release shows differently from the one before. */
export const ReleaseChanges = ({ release }: { release: ReleaseInfo }) => <>{releaseWords(release)}</>;
