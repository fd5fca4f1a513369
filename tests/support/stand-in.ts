import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a fake server on a free local port; returns its URL and a function that closes it with all connections. */
export async function listenHere(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
