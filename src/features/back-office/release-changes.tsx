import { releaseWords } from '#features/back-office/release-words.ts';
import type { ReleaseInfo } from '#features/publishing/site-state.contract.ts';

/** What a release shows differently from the one before. */
export const ReleaseChanges = ({ release }: { release: ReleaseInfo }) => <>{releaseWords(release)}</>;
