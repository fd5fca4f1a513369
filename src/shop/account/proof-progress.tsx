import '#shop/account/proof-progress.css';

/** Solved share of a puzzle, 0 to 1; null while none is being solved. */
export type ProofShare = number | null;

/**
 * Tells a person who waits for a code that the device is solving a puzzle first. Screen readers announce the sentence
 * once.
 */
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
