import '#shop/account/proof-progress.css';

/** Solved share of a puzzle, 0 to 1; null while none is being solved. */
export type ProofShare = number | null;

/** Shows the progress of the puzzle that the device solves before a code is sent; empty when `share` is null. */
export function ProofProgress({ share }: { share: ProofShare }) {
  return (
    <div className="proof-progress" role="status">
      {share !== null && (
        <>
          <p>Many codes were asked for this number, so your device solves a puzzle first. That takes a few seconds.</p>
          <progress value={share} max={1} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
