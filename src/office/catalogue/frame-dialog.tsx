import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { closest, type Frame, MIDDLE, onPicture, framedPart, room, type Size } from '#office/catalogue/frame.rules.ts';
import type { OpenedPicture } from '#office/catalogue/open-picture.ts';
import { Dialog } from '#ui/dialog.tsx';
import * as say from '#office/catalogue/files.texts.ts';

interface FrameDialogProps {
  picture: OpenedPicture;
  /** Largest width and height in px that the shop shows, which give the frame's aspect ratio. */
  shown: Size;
  onUse(frame: Frame): void;
  onClose(): void;
}

/** Dialog in which the user selects the visible part of a picture, by touch, mouse, sliders or keyboard. */
export function FrameDialog({ picture, shown, onUse, onClose }: FrameDialogProps) {
  const { bitmap, url } = picture;
  const ratio = shown.width / shown.height;
  const nearest = closest(bitmap, ratio, shown.width);
  const [frame, setFrame] = useState<Frame>(MIDDLE);
  const part = framedPart(bitmap, ratio, frame);
  const limits = room(bitmap, ratio, frame.zoom);
  const change = (next: (before: Frame) => Frame): void =>
    setFrame((before) => onPicture(bitmap, ratio, next(before), nearest));
  const percent = (share: number): string => `${share * 100}%`;
  const drawn: CSSProperties = {
    width: percent(bitmap.width / part.width),
    left: percent(-part.left / part.width),
    top: percent(-part.top / part.height),
  };
  return (
    <Dialog title={say.frameTitle} open onClose={onClose}>
      <div className="frame">
        <div
          className="frame-window"
          style={{ '--ratio': ratio } as CSSProperties}
          {...useFingers((across, down, closer) =>
            change(({ x, y, zoom }) => ({
              x: x - (across * part.width) / bitmap.width,
              y: y - (down * part.height) / bitmap.height,
              zoom: zoom * closer,
            })),
          )}
        >
          <img src={url} alt={say.frameHeard} draggable={false} style={drawn} />
        </div>
        <p className="field-hint">{say.frameHint}</p>
        <Slider
          label={say.frameAcross}
          value={frame.x}
          limits={limits.x}
          words={(share) => say.frameFromLeft(Math.round(share * 100))}
          onChange={(x) => change((before) => ({ ...before, x }))}
          onEnter={() => onUse(frame)}
        />
        <Slider
          label={say.frameUpDown}
          value={frame.y}
          limits={limits.y}
          words={(share) => say.frameFromTop(Math.round(share * 100))}
          onChange={(y) => change((before) => ({ ...before, y }))}
          onEnter={() => onUse(frame)}
        />
        <Slider
          label={say.frameCloser}
          value={frame.zoom}
          limits={[1, nearest]}
          words={(zoom) => say.frameTimes(zoom.toFixed(1))}
          onChange={(zoom) => change((before) => ({ ...before, zoom }))}
          onEnter={() => onUse(frame)}
        />
        {part.width < shown.width && <p className="notice">{say.frameSoft(Math.round(part.width), shown.width)}</p>}
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {say.keepOld}
          </button>
          <button type="button" className="button" onClick={() => onUse(frame)}>
            {say.frameUse}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  limits: [number, number];
  words(value: number): string;
  onChange(value: number): void;
  onEnter(): void;
}

/** Shows a slider; nothing when its limits are less than 0.01 apart. */
function Slider({ label, value, limits: [low, high], words, onChange, onEnter }: SliderProps) {
  if (high - low < 0.01) return null;
  return (
    <label className="frame-slider">
      <span>{label}</span>
      <input
        type="range"
        min={low}
        max={high}
        step={(high - low) / 50}
        value={value}
        aria-valuetext={words(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would send the form that the picture belongs to.
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}

/**
 * Returns pointer handlers that report drags and two-finger zoom.
 * @param onMove called with each move as a fraction of the element's width and height, and with the factor of the zoom
 */
function useFingers(onMove: (across: number, down: number, closer: number) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const lift = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const apart = (one: { x: number; y: number }): number =>
        other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
      // Of two fingers each moves the picture by half.
      const share = other ? 0.5 : 1;
      onMove(
        ((now.x - before.x) * share) / width,
        ((now.y - before.y) * share) / height,
        apart(now) / (apart(before) || 1),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
