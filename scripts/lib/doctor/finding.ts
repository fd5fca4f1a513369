/** Result of one question of the doctor. */
export interface Finding {
  /**
   * `stops`: the shop does not start or cannot serve; `bites`: it serves, and something will go wrong later; `good`;
   * `note`: not asked, or nothing to judge.
   */
  is: 'stops' | 'bites' | 'good' | 'note';
  /** What was found and, unless it is good, what to do: one line. */
  words: string;
  /** True for what only those need who change the shop; it never stops anything. */
  forDevelopers?: true;
}

const MARKS = { stops: '✗', bites: '!', good: '✓', note: '–' };

/** Returns a part of the report: its heading and its findings, one a line. */
function partText(heading: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [`${heading}: nothing`];
  return [`${heading}:`, ...findings.map(({ is, words }) => `  ${MARKS[is]} ${words}`)];
}

/** Returns the lines of the report, sorted by how grave the findings are. */
export function reportLines(findings: readonly Finding[]): string[] {
  const shop = findings.filter((one) => !one.forDevelopers);
  const of = (...wanted: Finding['is'][]): Finding[] => wanted.flatMap((is) => shop.filter((one) => one.is === is));
  const developers = findings.filter((one) => one.forDevelopers);
  return [
    ...partText('Stops the shop', of('stops')),
    ...partText('Will bite', of('bites')),
    ...(developers.length > 0 ? partText('For developers only', developers) : []),
    ...partText('In order or not asked', of('good', 'note')),
  ];
}

/** Returns a function that replaces every secret of the settings in a text by `…`. */
export function hushing(settings: Record<string, string | undefined>): (text: string) => string {
  const secrets = Object.entries(settings).flatMap(([name, value = '']) => {
    if (name.endsWith('DATABASE_URL')) return passwordsOf(value);
    return /SECRET|TOKEN|API_KEY/.test(name) ? [value] : [];
  });
  const known = secrets.filter((secret) => secret.length > 4).sort((a, b) => b.length - a.length);
  return (text) => known.reduce((hushed, secret) => hushed.replaceAll(secret, '…'), text);
}

/** Returns the password of a database's URL as it stands there and decoded, also where the URL cannot be read. */
function passwordsOf(url: string): string[] {
  const [, password = ''] = /^\w+:\/\/[^:/]*:(.*)@/s.exec(url) ?? [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/**
 * Returns the findings of a question, or `late` when it takes longer than `limit` ms.
 * @param late finding about a question without an answer
 */
export async function within(limit: number, question: Promise<Finding[]>, late: Finding): Promise<Finding[]> {
  const { promise, resolve } = Promise.withResolvers<Finding[]>();
  const clock = setTimeout(() => resolve([late]), limit);
  try {
    return await Promise.race([question, promise]);
  } finally {
    clearTimeout(clock);
  }
}
