/**
 * A group of files for mutation testing. A file belongs to the first group that matches; the groups are sorted by the
 * cost of a fault, highest first. Only the group's tests are run against its mutants.
 */
export interface MutationGroup {
  name: string;
  /** Files of the group, by their path below the repository. */
  files: RegExp;
  /** Test files, as globs. */
  tests: string[];
  /** Minimum share of mutants, in percent, that the tests must notice. */
  least: number;
}

/** All unit tests; of these only the tests that load a mutated file are run. */
export const unit = ['tests/unit/*.test.ts'];
const units = (...names: string[]): string[] => names.map((name) => `tests/unit/${name}.test.ts`);
const api = (...names: string[]): string[] => names.map((name) => `tests/api/${name}.test.ts`);

export const groups: MutationGroup[] = [
  {
    name: 'money',
    files:
      /^src\/(?:lib\/(?:money|typed-sum|whole-number)|domain\/(?:pricing\/pricing|payments\/purchase|orders\/(?:sale|invoice))\.rules)\.ts$/,
    tests: units('{money,pricing,typed-sum,whole-number,invoice,orders}'),
    least: 85,
  },
  {
    name: 'payments',
    files: /^src\/(?:server\/payments\/(?!.*test-gateway).+|domain\/payments\/[\w-]+\.(?:routes|repo|service))\.ts$/,
    tests: [
      ...units('{pricing,orders,invoice,payment-provider,charges}'),
      ...api('{payment,part-payment,checkout,order,reach,refund,second-boxes,circles,test-gateway,gravest}*'),
    ],
    least: 85,
  },
  {
    name: 'sessions',
    files:
      /^src\/(?:domain\/session\/.+\.(?:routes|repo|service)|domain\/retention\/.+|server\/(?:http\/auth|google|sms\/.+|secrets))\.ts$/,
    tests: [
      ...units('{session,secrets,messages,sms}'),
      ...api(
        '{session,google,account,leaving,kept-data,allowances,ownership,limits,retention,inbox,outbox-office,gravest}*',
      ),
    ],
    least: 85,
  },
  {
    name: 'guests',
    files: /^src\/domain\/guests\/.+\.(?:routes|repo)\.ts$/,
    tests: api('{guest,family-link,celebration,earlier-client-guests,allowances,ownership,gravest}*'),
    least: 85,
  },
  { name: 'rules', files: /^src\/(?:(?:domain|office|shop)\/.+\.rules|lib\/[\w-]+)\.ts$/, tests: unit, least: 85 },
  {
    name: 'rooms',
    files: /^src\/domain\/.+\.(?:routes|repo|service)\.ts$/,
    tests: api('{account,carts,catalogue,checkout,order,places,planning,reach,gravest,enquir,ownership}*'),
    least: 75,
  },
  {
    name: 'kernel',
    files: /^src\/server\/(?!context\.ts|db\/[\w.-]*(?:schema|migration)\.ts).+\.ts$/,
    tests: [...unit, 'tests/api/*.test.ts'],
    least: 75,
  },
  {
    name: 'stores',
    files:
      /^src\/(?:(?:shop|office)\/(?:.+\.store|planning\/kept-ticks)|client\/(?:api|form|query\.store|session[\w-]*|storage|way-back))\.ts$/,
    tests: unit,
    least: 75,
  },
  { name: 'contracts', files: /^src\/domain\/.+\.contract\.ts$/, tests: [...unit, 'tests/api/*.test.ts'], least: 75 },
];

/**
 * Tests that are left out because they cannot notice a mutant: pictures, the project's own checks, and tests that start
 * other programs.
 */
export const TELLS_NOTHING = [
  '**/artwork-*',
  '**/demo-*',
  'tests/unit/{checks,icons,expressions,lock,releases,sources,types,documents}.test.ts',
  'tests/api/{hostile-pictures,snapshot}.test.ts',
];

/** The part of a report in the schema of mutation-testing-elements that is read here. */
export interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: string;
        statusReason?: string;
        /** True for code that runs while its file is loaded. */
        static?: boolean;
        location: { start: { line: number; column: number }; end: { line: number; column: number } };
      }[];
    }
  >;
}

/** Number of mutants, and number of mutants that the tests noticed. */
export interface Score {
  mutants: number;
  noticed: number;
}

/** Returns the share of mutants that tests noticed, in percent with one decimal; 100 when there are no mutants. */
export const percent = ({ mutants, noticed }: Score): number =>
  mutants === 0 ? 100 : Math.floor((noticed / mutants) * 1000) / 10;

type Mutant = Report['files'][string]['mutants'][number];

/**
 * Tells whether a test failed or a loop exceeded its limit. Other timeouts do not count, because they may be due to a
 * slow machine.
 */
const isNoticed = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Killed' || (status === 'Timeout' && statusReason.startsWith('Hit limit'));
const isMissed = (mutant: Mutant): boolean =>
  ['Survived', 'NoCoverage', 'Timeout'].includes(mutant.status) && !isNoticed(mutant);

/**
 * Returns the score of each file in a report. Leaves out mutants that could not run, and those in code that runs while
 * a file is loaded, because it is loaded only once.
 */
export function scoresOf(report: Report): Record<string, Score> {
  return Object.fromEntries(
    Object.entries(report.files).map(([file, { mutants: all }]) => {
      const mutants = all.filter(({ static: whileLoading }) => !whileLoading);
      const noticed = mutants.filter(isNoticed).length;
      return [file, { mutants: noticed + mutants.filter(isMissed).length, noticed }];
    }),
  );
}

/** Returns the sum of scores. */
export const sumOf = (scores: Score[]): Score => ({
  mutants: scores.reduce((sum, one) => sum + one.mutants, 0),
  noticed: scores.reduce((sum, one) => sum + one.noticed, 0),
});

const TOLD: Record<string, string> = { NoCoverage: 'never run, ', Timeout: 'took long, ' };

/** Returns a line for each mutant that no test noticed: its place, the original code and the changed code. */
export function survivorsOf(report: Report): string[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter((mutant) => isMissed(mutant) && !mutant.static)
      .sort((a, b) => a.location.start.line - b.location.start.line)
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => {
        const first = lines[start.line - 1] ?? '';
        const was =
          start.line === end.line
            ? first.slice(start.column - 1, end.column - 1)
            : `${first.slice(start.column - 1)} …`;
        const now = replacement.replace(/\s+/g, ' ');
        return `${file}:${start.line} ${TOLD[status] ?? ''}${mutatorName}: ${shorten(was.trim())} → ${shorten(now)}`;
      });
  });
}

const shorten = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
