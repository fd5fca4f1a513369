import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a step in a dialog. It takes the focus when the step begins, and says each new text. */
export function StepHead({ children }: { children: ReactNode }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status">
      <h3 className="step-head" ref={element} tabIndex={-1}>
        {children}
      </h3>
    </div>
  );
}
