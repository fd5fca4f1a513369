import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { installPackages } from '#scripts/lib/browser.ts';
import { FOLDER, MACHINES, variablesIn } from '#tests/attack/failover/example.ts';
import { programs } from '#tests/attack/failover/programs.ts';

const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const patroni = parse(textOf('patroni.yml'));
const env = { ...variablesIn(textOf('patroni.env')), ...variablesIn(textOf('etcd.env')) };
const haproxy = textOf('haproxy.cfg');
const pooler = Object.fromEntries(
  [...textOf('pgbouncer.ini').matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const readme = textOf('README.md');
/** Returns the port at the end of an address. */
const portOf = (address = ''): string => /:(\d+)$/.exec(address)?.[1] ?? '';
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
const addresses = MACHINES.map((_, at) => `10.0.0.${at + 1}`);

describe('the example of three machines for the data', () => {
  it('names the same machines for etcd, Patroni and HAProxy', () => {
    const peers = MACHINES.map((name, at) => `${name}=http://${addresses[at]}:${portOf(env['ETCD_LISTEN_PEER_URLS'])}`);
    expect(env['ETCD_INITIAL_CLUSTER']).toBe(peers.join(','));
    const clients = addresses.map((one) => `${one}:${portOf(env['ETCD_LISTEN_CLIENT_URLS'])}`);
    expect(patroni.etcd.hosts).toEqual(clients);
    expect(env['ETCD_ENABLE_V2']).toBe('true');
    const servers = [...haproxy.matchAll(/^ +server (\S+) (\S+)$/gm)].map(([, name, to]) => `${name} ${to}`);
    const port = portOf(env['PATRONI_POSTGRESQL_LISTEN']);
    expect(servers).toEqual(MACHINES.map((name, at) => `${name} ${addresses[at]}:${port}`));
    expect(found(haproxy, /check port (\d+)/)).toBe(portOf(env['PATRONI_RESTAPI_LISTEN']));
  });

  it('leads the shop by PgBouncer and HAProxy to one database and role', () => {
    const front = found(haproxy, /bind 127\.0\.0\.1:(\d+)/);
    const role = found(textOf('shop.sql'), /create role (\w+) login/);
    const database = found(textOf('shop.sql'), new RegExp(`create database (\\w+) owner ${role}`));
    expect(pooler[database]).toBe(`host=127.0.0.1 port=${front} dbname=${database}`);
    const urlOf = (port = ''): string => `postgres://${role}:SHOP_SECRET@127.0.0.1:${port}/${database}`;
    expect(found(readme, /^ *DATABASE_URL=(.*)$/m)).toBe(urlOf(pooler['listen_port']));
    expect(found(readme, /^ *MIGRATION_DATABASE_URL=(.*)$/m)).toBe(urlOf(front));
    expect(readme).toContain(`echo '"${role}" "SHOP_SECRET"' > ${pooler['auth_file']}`);
  });

  it('lets both users of Patroni in from the machines', () => {
    const { replication, rewind } = patroni.postgresql.authentication;
    expect(patroni.postgresql.pg_hba).toContain(`host replication ${replication.username} 10.0.0.0/24 scram-sha-256`);
    expect(patroni.postgresql.pg_hba).toContain('host all all 10.0.0.0/24 scram-sha-256');
    expect(rewind.username).not.toBe('');
    expect([env['PATRONI_REPLICATION_PASSWORD'], env['PATRONI_REWIND_PASSWORD']]).not.toContain(undefined);
  });

  it('keeps to the times and numbers that its programs ask for', () => {
    const { ttl, loop_wait, retry_timeout, synchronous_mode, postgresql } = patroni.bootstrap.dcs;
    expect(synchronous_mode).toBe(true);
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
    // Three connections are the administrator's.
    const most = postgresql.parameters.max_connections - 3;
    expect(Number(found(haproxy, /maxconn (\d+) on-marked-down/))).toBeLessThanOrEqual(most);
    expect(3 * Number(pooler['default_pool_size'])).toBeLessThanOrEqual(most);
  });

  it('tells commands for a lost machine with the names, ports and folders of its files', () => {
    expect(readme).toContain(`rm -r ${env['ETCD_DATA_DIR']}\``);
    const clients = new Set([...readme.matchAll(/--endpoints=http:\/\/[\d.]+:(\d+) /g)].map(([, port]) => port));
    expect([...clients]).toEqual([portOf(env['ETCD_LISTEN_CLIENT_URLS'])]);
    const peer = `member add data1 --peer-urls=http://${addresses[0]}:${portOf(env['ETCD_LISTEN_PEER_URLS'])}`;
    expect(readme).toContain(peer);
    for (const [, scope] of readme.matchAll(/patronictl (?:reinit|restart|reload) (\w+)/g))
      expect(scope).toBe(patroni.scope);
  });

  it.each(readdirSync(FOLDER).filter((file) => file !== 'README.md'))('tells where %s goes', (file) => {
    expect(readme).toContain(file);
  });

  it('has a file that HAProxy accepts', () => {
    if (!existsSync(programs.haproxy)) installPackages(['haproxy'], 'HAProxy');
    expect(() => execFileSync(programs.haproxy, ['-c', '-q', '-f', join(FOLDER, 'haproxy.cfg')])).not.toThrow();
  });
});
