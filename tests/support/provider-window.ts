/** What the shop hands to the provider's window. */
export interface WindowOptions {
  order_id: string;
  amount: number;
  prefill: { name: string; contact: string };
  redirect?: boolean;
  callback_url?: string;
  handler(fields: Record<string, string>): void;
  modal: { ondismiss(): void };
}

/** Puts a window of the payment provider on the test's page, in place of the one that its script brings. */
export function standInWindow(): { opened: WindowOptions[]; decline(reason?: string): void } {
  const opened: WindowOptions[] = [];
  const declined: ((failure: object) => void)[] = [];
  window.Razorpay = class {
    options: WindowOptions;
    constructor(options: Record<string, unknown>) {
      this.options = options as unknown as WindowOptions;
    }
    open(): void {
      opened.push(this.options);
    }
    on(_: string, listener: (failure: { error?: { description?: string } }) => void): void {
      declined.push(listener);
    }
  };
  return {
    opened,
    decline: (description) => declined.at(-1)?.({ error: { description } }),
  };
}
