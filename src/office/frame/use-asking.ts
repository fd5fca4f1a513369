import { useStore } from '@nanostores/react';
import { $slips } from '#office/frame/slip.store.ts';

/** Hook that is true while a question about slips is open: the form behind it has sent nothing yet. */
export const useAsking = (): boolean => useStore($slips, { ssr: () => null }) !== null;
