import { useEffect, useState } from 'react';

/** Blank squares around the code that readers need (ISO/IEC 18004, 9.1). */
const MARGIN = 4;

interface Drawn {
  /** Squares a side, the margin included. */
  side: number;
  path: string;
}

/** A text as a QR code, drawn in this browser: a secret in it goes nowhere. Nothing while its drawer is loaded. */
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
