import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Gate } from '#office/frame/gate.tsx';
import { PREVIEW_PATH } from '#domain/publishing/preview.contract.ts';
import * as say from '#office/publishing/publishing.texts.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page that shows a preview at phone and desktop width, with the link to share it. */
export function PreviewPage() {
  return (
    <Gate room="/back-office/releases" title={say.preview}>
      {() => <Preview />}
    </Gate>
  );
}

/** Screen sizes in px. */
const screens = [
  { name: say.screenPhone, width: 360, height: 720 },
  { name: say.screenDesktop, width: 1280, height: 900 },
] as const;

function Preview() {
  const [secret, setSecret] = useState('');
  useEffect(() => {
    const read = (): void => setSecret(location.hash.slice(1));
    read();
    // The tab is opened by the press and learns the secret when the page is drawn.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!secret)
    return (
      <>
        <p role="status">{say.previewDrawing}</p>
        <Skeleton lines={6} />
      </>
    );
  const url = `${PREVIEW_PATH}?secret=${encodeURIComponent(secret)}`;
  const link = new URL(url, location.href).href;
  return (
    <>
      <p>{say.previewNote}</p>
      <p className="dialog-actions">
        <a className="button button-quiet" href={url} target="_blank" rel="noopener noreferrer">
          {say.openTab}
        </a>
        <CopyButton text={link} label={say.copyLink} />
      </p>
      <div className="preview-frames">
        {screens.map((screen) => (
          <Screen key={screen.name} {...screen} url={url} />
        ))}
      </div>
    </>
  );
}

/** Shows the page in a frame of a screen's size in px, scaled down to the available width. Its scripts do not run. */
function Screen({ name, width, height, url }: (typeof screens)[number] & { url: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)));
    watch.observe(current);
    return () => watch.disconnect();
  }, [width]);
  return (
    <section aria-label={name} style={{ '--screen': width, '--height': height, '--scale': scale } as CSSProperties}>
      <h2>{name}</h2>
      <div className="preview-frame" ref={frame}>
        {/* Its scripts would act with the session of whoever looks; in a tab of its own they run. */}
        <iframe title={say.screenHeard(name)} src={url} width={width} sandbox="allow-same-origin" />
      </div>
    </section>
  );
}
