import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the example. */
export const FOLDER = 'scripts/deploy/cluster';
/** Machines of the example; their addresses end in 1, 2 and 3. */
export const MACHINES = ['data1', 'data2', 'data3'] as const;
export type MachineName = (typeof MACHINES)[number];

/** Returns the variables of a file of settings. */
export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** The example's files with addresses of this machine and folders of their own; ports, users and all else stay. */
export class Example {
  /** Address of the machine of the API. */
  readonly api: string;
  /** Folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly #net: string;
  readonly #root: string;

  /**
   * @param place third part of the addresses
   * @param root folder that holds one for each machine and one, `api`, for that of the API
   * @param bin folder of PostgreSQL's programs
   */
  constructor(place: number, root: string, bin: string) {
    this.#net = `127.66.${place}.`;
    this.api = `${this.#net}9`;
    this.#root = root;
    this.bin = bin;
  }

  /** Returns the address of a machine. */
  address = (name: MachineName): string => `${this.#net}${MACHINES.indexOf(name) + 1}`;

  /** Returns the text of a file as it stands on a machine. */
  mapped(name: MachineName | 'api', file: string): string {
    const home = join(this.#root, name);
    const texts = {
      ...(name === 'api' ? { '127.0.0.1': this.api } : { THIS_NAME: name, THIS_IP: this.address(name) }),
      // Whoever calls from this machine does so from 127.0.0.1.
      '10.0.0.0/24': '127.0.0.0/8',
      '10.0.0.': this.#net,
      '/usr/lib/postgresql/15/bin': this.bin,
      '/var/lib/postgresql': join(home, 'postgresql'),
      '/var/run/postgresql': join(home, 'run'),
      '/var/log/postgresql': join(home, 'log'),
      '/var/lib/etcd': join(home, 'etcd'),
      '/etc/pgbouncer': home,
    };
    const text = readFileSync(join(FOLDER, file), 'utf8');
    return Object.entries(texts).reduce((so, [one, other]) => so.replaceAll(one, other), text);
  }
}
