import '#shop/account/proof-progress.css';

/** How far a puzzle is solved, of all its parts; null while none is. */
export type ProofShare = number | null;

/** Tells a person who waits for a code that their device is at work first. The sentence is said once, however long it takes. */
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
