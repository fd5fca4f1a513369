import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a stand-in of an outside service listen on a free port of this machine. */
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
