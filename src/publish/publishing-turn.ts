import type { PublisherStore } from '#publish/auto-publish.ts';

/** The lease for publishing of this process; without other processes it always holds it. */
export class PublishingTurn {
  readonly #lease: PublisherStore['turn'];
  readonly #renew: number;
  readonly #onLost: () => Promise<void>;
  #isMine: boolean;
  #renewedAt = 0;

  /**
   * @param renew time between two renewals, ms
   * @param onLost stops the work when another process has taken the lease
   */
  constructor(lease: PublisherStore['turn'], renew: number, onLost: () => Promise<void>) {
    this.#lease = lease;
    this.#renew = renew;
    this.#onLost = onLost;
    this.#isMine = lease === undefined;
  }

  /** True while this process holds the lease. */
  get isMine(): boolean {
    return this.#isMine;
  }

  /** True when the lease should be renewed. */
  get isDue(): boolean {
    return Date.now() - this.#renewedAt >= this.#renew;
  }

  /**
   * Takes or renews the lease and returns whether this process holds it. While the store cannot be reached the last
   * answer counts, because no other process can take the lease either.
   */
  async take(): Promise<boolean> {
    this.#renewedAt = Date.now();
    if (this.#lease) this.#isMine = await this.#lease.take().catch(() => this.#isMine);
    return this.#isMine;
  }

  /**
   * Does work under the lease, which is renewed meanwhile, and returns its result; null when another process holds the
   * lease.
   */
  async during<T>(work: () => Promise<T>): Promise<T | null> {
    if (!(await this.take())) return null;
    const keep = async (): Promise<void> => {
      if (!(await this.take())) await this.#onLost();
    };
    const keeping = setInterval(() => void keep(), this.#renew);
    try {
      return await work();
    } finally {
      clearInterval(keeping);
    }
  }

  /** Releases the lease. */
  async leave(): Promise<void> {
    await this.#lease?.leave().catch(() => undefined);
  }
}
