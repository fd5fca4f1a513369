import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** What happens to one statement on its way to PostgreSQL. */
export type Mishap =
  /** PostgreSQL or a pooler answers with an error; a fatal one ends the connection. */
  | { code: string; message?: string; isFatal?: boolean }
  /** The connection breaks before the statement arrives. */
  | 'cut'
  /** The connection breaks once it is done, and its answer is lost with those that are still on their way. */
  | 'unheard commit'
  | 'unheard insert'
  /** Nothing ever answers. */
  | 'silence';

interface Plan {
  mishap: Mishap;
  /** Statements that it happens to. */
  where: RegExp;
  /** Number of statements that it still happens to. */
  left: number;
}

/** Connection to PostgreSQL that plays the faults of databases, poolers and balancers. */
export class DatabaseLine {
  readonly url: string;
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #plan: Plan | null = null;
  /** Answer to whoever connects; `null` lets everybody through. */
  atTheDoor: Mishap | null = null;
  /** Number of connections that were let through. */
  connections = 0;

  private constructor(server: Server, given: string) {
    const url = new URL(given);
    this.#target = { host: url.hostname, port: Number(url.port || 5432) };
    this.#server = server;
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    this.url = url.href;
    server.on('connection', (socket) => this.#take(socket));
  }

  /** Opens a line to the database of a URL, on a free port of this machine. */
  static async open(databaseUrl: string): Promise<DatabaseLine> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new DatabaseLine(server, databaseUrl);
  }

  /** Lets a mishap happen to the next statements that match; to one by default. */
  play(mishap: Mishap, where: RegExp, times = 1): void {
    this.#plan = { mishap, where, left: times };
  }

  /** Lets everything through again. */
  mend(): void {
    this.#plan = null;
    this.atTheDoor = null;
  }

  /** Ends every connection, like a pooler or balancer that is restarted. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Closes the line with all its connections. */
  close(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    this.cutAll();
    return closed;
  }

  #take(client: Socket): void {
    const door = this.atTheDoor;
    if (door !== null) {
      this.#keep(client);
      if (typeof door === 'object') client.once('data', () => client.end(errorOf(door)));
      else if (door !== 'silence') client.destroy();
      return;
    }
    this.connections += 1;
    const database = connect(this.#target);
    for (const socket of [client, database]) this.#keep(socket);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    /** Word of the answer that is not to arrive; null while all do. */
    let lost: string | null = null;
    database.on('data', (part) => {
      if (lost === null) client.write(part);
      else if (part.includes(lost)) client.destroy();
    });
    const frames = new Frames();
    let struck: Mishap | null = null;
    client.on('data', (part: Buffer) => {
      for (const { type, frame, sql } of frames.take(part)) {
        if (sql !== null && struck === null) struck = this.#mishapOf(sql);
        if (struck === null) database.write(frame);
        else if (struck === 'cut') client.destroy();
        else if (struck === 'unheard commit' || struck === 'unheard insert') {
          lost = struck === 'unheard commit' ? 'COMMIT' : 'INSERT';
          database.write(frame);
        } else if (struck !== 'silence' && (type === 'Q' || type === 'S')) {
          client.write(errorOf(struck));
          if (struck.isFatal) client.destroySoon();
          else client.write(READY);
          struck = null;
        }
      }
    });
  }

  #mishapOf(sql: string): Mishap | null {
    const plan = this.#plan;
    if (!plan?.where.test(sql) || plan.left === 0) return null;
    plan.left -= 1;
    return plan.mishap;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** ReadyForQuery of a session without a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Returns an ErrorResponse of PostgreSQL's protocol. */
function errorOf(mishap: Mishap): Buffer {
  const { code, message = 'it does not go', isFatal = false } = typeof mishap === 'object' ? mishap : { code: '08006' };
  const fields = { S: isFatal ? 'FATAL' : 'ERROR', V: isFatal ? 'FATAL' : 'ERROR', C: code, M: message };
  const body = `${Object.entries(fields)
    .map(([kind, text]) => `${kind}${text}\0`)
    .join('')}\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** Messages of a client, as its bytes come in. */
class Frames {
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  /** Returns the messages that are whole now, with the statement of those that carry one. */
  *take(part: Buffer): Generator<{ type: string; frame: Buffer; sql: string | null }> {
    this.#rest = Buffer.concat([this.#rest, part]);
    for (;;) {
      // The first message has a length alone.
      const at = this.#isOpen ? 1 : 0;
      if (this.#rest.length < at + 4) return;
      const length = at + this.#rest.readInt32BE(at);
      if (this.#rest.length < length) return;
      const frame = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      const type = this.#isOpen ? String.fromCharCode(frame[0] ?? 0) : '';
      this.#isOpen = true;
      const text = frame.subarray(5).toString();
      yield { type, frame, sql: type === 'Q' ? text : type === 'P' ? (text.split('\0')[1] ?? '') : null };
    }
  }
}
