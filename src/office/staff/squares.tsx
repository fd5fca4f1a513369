import { useEffect, useState } from 'react';

/** Quiet zone around a QR code in modules (ISO/IEC 18004, 9.1). */
const MARGIN = 4;

interface Drawn {
  /** Modules per side, with the margin. */
  side: number;
  path: string;
}

/**
 * Shows a text as a QR code, generated in the browser so that a secret in it is not sent anywhere; nothing while the
 * generator loads or when it fails.
 */
export function Squares({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    void draw(text).then(setDrawn, () => setDrawn(null));
  }, [text]);
  if (!drawn) return null;
  return (
    <svg className="staff-squares" role="img" aria-label={label} viewBox={`0 0 ${drawn.side} ${drawn.side}`}>
      <path d={drawn.path} fill="currentColor" />
    </svg>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { side: code.size + 2 * MARGIN, path };
}
