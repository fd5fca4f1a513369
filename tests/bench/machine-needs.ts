import { NIGHTS_KEPT } from '#domain/backup/archive.rules.ts';
import { HOUR, SECOND } from '#lib/time.ts';
import { KEPT } from '#publish/releases.ts';

/** Number of homes of an order. */
export const HOMES = 12;
/** Number of visits without an order for each order. */
const VISITS = 60;
/** Part of a day's orders and visits that comes in its busiest hour. */
const BUSIEST = 0.2;
/** Part of a processor that the busiest hour may take, so that answers stay quick. */
const FULL = 0.5;
/** Number of processors for building the site, which takes one for as long as it lasts. */
const BUILDERS = 1;
/** Part of memory and disk that is rented beside what is reckoned, for busier days and larger catalogues. */
const SPARE = 0.25;
const DAYS = 365;

const MB = 1_048_576;
const GB = 1024 * MB;
/** Bytes of memory and of disk that the operating system takes for itself, as a bare Debian does. */
const SYSTEM = { memory: 256 * MB, disk: 4 * GB };

/** Measurements of one shop on one machine; memory and disk in bytes. */
export interface MachineFigures {
  /** CPU time of the server in ms of one order with its pages, and of one visit without an order. */
  cpu: { order: number; visit: number };
  /** Memory of the server after its start and at its peak, and of the publisher at its peak. */
  memory: { rest: number; serving: number; building: number; price: number };
  /** Disk of Node and its packages, of one release, of all pictures, and of the store without an order. */
  disk: { packages: number; release: number; pictures: number; store: number; backup: number };
  /** Growth by one order of the store, and of a backup without its pictures. */
  growth: { store: number; backup: number };
}

/** Machine that a shop needs; memory and disk in bytes, with what is spare. */
interface Needs {
  /** Part of one processor that the server takes in the busiest hour. */
  share: number;
  processors: number;
  memory: number;
  /** Disk after a year. */
  disk: number;
}

/** Returns the machine that a shop with so many orders a day needs. */
export function needsOf({ cpu, memory, disk, growth }: MachineFigures, orders: number): Needs {
  const share = (orders * BUSIEST * (cpu.order + VISITS * cpu.visit)) / HOUR;
  const year = orders * DAYS;
  const store = disk.store + year * growth.store;
  const backup = disk.pictures + disk.backup + year * growth.backup;
  return {
    share,
    processors: Math.max(1, Math.ceil(share / FULL)) + BUILDERS,
    memory: (1 + SPARE) * (SYSTEM.memory + memory.serving + Math.max(memory.building, memory.price)),
    // One release and one backup more than are kept are on the disk while they are made, the backup beside its rows.
    disk:
      (1 + SPARE) *
      (SYSTEM.disk +
        disk.packages +
        (KEPT + 1) * disk.release +
        disk.pictures +
        2 * store +
        (NIGHTS_KEPT + 1) * backup),
  };
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MB)} MB`;
const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
const inGigabytes = (bytes: number): string => `${Math.ceil(bytes / GB)} GB`;
const inSeconds = (ms: number): string => `${(ms / SECOND).toFixed(2)} s`;

/** Returns the lines of the table: what was measured, the sums, and the machine for each number of orders a day. */
export function machineLines(figures: MachineFigures, counts: readonly number[]): string[] {
  const { cpu, memory, disk, growth } = figures;
  const system = { memory: inMegabytes(SYSTEM.memory), disk: inGigabytes(SYSTEM.disk) };
  const publisher = Math.max(memory.building, memory.price);
  return [
    'Measured:',
    `  processor of the server: ${inSeconds(cpu.order)} for an order of ${HOMES} homes from the home page to paid, ${inSeconds(cpu.visit)} for a visit of six pages`,
    `  memory of the server: ${inMegabytes(memory.rest)} at rest, ${inMegabytes(memory.serving)} at its peak`,
    `  memory of the publisher at its peak: ${inMegabytes(memory.building)} for the whole site, ${inMegabytes(memory.price)} for one price`,
    `  disk: ${inMegabytes(disk.packages)} packages with Node, ${inMegabytes(disk.release)} a release, ${inMegabytes(disk.pictures)} pictures, ${inMegabytes(disk.store)} store`,
    `  an order adds ${inKilobytes(growth.store)} to the store and ${inKilobytes(growth.backup)} to each backup`,
    'Reckoned:',
    `  ${VISITS} visits without an order come with each order; the busiest hour has ${BUSIEST * 100} % of the day`,
    `  processors: so many that the busiest hour takes at most ${FULL * 100} % of them, and ${BUILDERS} for building the site`,
    `  memory: ${system.memory} system + ${inMegabytes(memory.serving)} server + ${inMegabytes(publisher)} publisher, and ${SPARE * 100} % spare`,
    `  disk: ${system.disk} system, packages, ${KEPT} whole releases, ${NIGHTS_KEPT} nightly backups with all pictures, room for one more of each, and ${SPARE * 100} % spare`,
    '',
    'orders a day   busiest hour, of one processor   processors   memory   disk after a year',
    ...counts.map((orders) => {
      const needs = needsOf(figures, orders);
      return [
        String(orders).padStart(12),
        `${(needs.share * 100).toFixed(1)} %`.padStart(34),
        String(needs.processors).padStart(13),
        inGigabytes(needs.memory).padStart(9),
        inGigabytes(needs.disk).padStart(20),
      ].join('');
    }),
  ];
}
