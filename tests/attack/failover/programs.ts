import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, missing } from '#scripts/lib/browser.ts';
import { findPostgres } from '#scripts/lib/postgres.ts';

/** Programs of the example, where Debian's packages put them. */
export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};
const PACKAGES = ['postgresql', 'etcd-server', 'patroni', 'haproxy', 'pgbouncer'];
const WHAT = `the packages ${PACKAGES.join(', ')} of Debian`;

/** Installs what the example needs. @throws Error that says what is missing when it cannot */
export function demandPrograms(): void {
  const isThere = (): boolean => Object.values(programs).every((path) => existsSync(path)) && findPostgres() !== null;
  if (!isThere()) installPackages(PACKAGES, WHAT);
  if (!isThere()) missing(WHAT);
  if (process.getuid?.() !== 0)
    throw new Error('The programs of the cluster run as the users of their packages. Please start this as root.');
}

/** Returns the ids of a user and its group. */
export function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
