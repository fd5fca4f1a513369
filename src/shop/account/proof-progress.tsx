import '#shop/account/proof-progress.css';
import * as say from '#shop/account/codes.texts.ts';

/** Solved share of a puzzle, 0 to 1; null while none is being solved. */
export type ProofShare = number | null;

/** Shows the progress of the puzzle that the device solves before a code is sent; empty when `share` is null. */
export function ProofProgress({ share }: { share: ProofShare }) {
  return (
    <div className="proof-progress" role="status">
      {share !== null && (
        <>
          <p>{say.proving}</p>
          <progress value={share} max={1} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
