import { SECOND } from '#lib/time.ts';
import { type Finding, within } from '#scripts/lib/doctor/finding.ts';
import { clockFinding, folderFindings, programFindings } from '#scripts/lib/doctor/machine-findings.ts';
import { portFindings } from '#scripts/lib/doctor/port-findings.ts';
import {
  askBucket,
  askPayments,
  askSms,
  type ServiceAnswer,
  unaskedServices,
} from '#scripts/lib/doctor/service-findings.ts';
import { askStore } from '#scripts/lib/doctor/store-findings.ts';
import { toolFindings } from '#scripts/lib/doctor/tool-findings.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { heldSecret } from '#server/secrets.ts';
import { startFault } from '#server/start-faults.ts';

/** Longest time of one question, ms; all are asked side by side. */
const LIMIT = 10 * SECOND;

type Settings = Record<string, string | undefined>;

/**
 * Reads the settings without making a secret. Where production lacks some, the other questions are asked all the same:
 * `config` is then what a demonstration would make of them, and null only when a setting cannot be read at all.
 */
function askSettings(settings: Settings): { findings: Finding[]; config: Config | null } {
  try {
    const config = readConfig(settings, heldSecret);
    const { production, demo } = config;
    const mode = production
      ? 'production'
      : `demonstration${demo.otp ? ', codes on screen' : ''}${demo.payments ? ', test gateway' : ''}`;
    return { findings: [{ is: 'good', words: `settings are in order (${mode})` }], config };
  } catch (error) {
    const fault = startFault(error);
    if (fault === null) throw error;
    const findings = fault.split('\n').map((words): Finding => ({ is: 'stops', words }));
    const isProduction = settings['NODE_ENV'] === 'production' && error instanceof ConfigError;
    const rest = isProduction ? askSettings({ ...settings, NODE_ENV: 'development' }).config : null;
    return { findings, config: rest && { ...rest, production: true } };
  }
}

/** Asks everything that can be asked with some settings, and returns all findings; changes nothing but a file of its own in the bucket. */
export async function askAll(settings: Settings): Promise<Finding[]> {
  const { findings, config } = askSettings(settings);
  const own = [...programFindings(), ...findings];
  if (config === null) return own;
  const clocks: Record<string, number | null> = {};
  const timed = async (whose: string, question: Promise<ServiceAnswer>): Promise<Finding[]> => {
    const answer = await question;
    clocks[whose] = answer.ahead;
    return answer.findings;
  };
  const silent = (what: string, is: 'stops' | 'bites'): Finding => ({
    is,
    words: `${what} did not answer within ${LIMIT / SECOND} seconds: see whether it is overloaded, or held by somebody`,
  });
  const answers = await Promise.all([
    within(LIMIT, folderFindings(config), silent('the disk of DATA_DIR or BACKUP_DIR', 'bites')),
    within(LIMIT, portFindings(config), silent('whoever holds the port', 'bites')),
    within(LIMIT, timed('the database', askStore(config)), silent('the database', 'stops')),
    within(LIMIT, askBucket(config), silent('the bucket', 'stops')),
    within(LIMIT, timed('the payment provider', askPayments(config)), silent('the payment provider', 'bites')),
    within(LIMIT, timed('the SMS gateway', askSms(config)), silent('the SMS gateway', 'bites')),
  ]);
  return [
    ...own,
    ...answers.flat(),
    clockFinding(clocks),
    ...unaskedServices(config),
    ...(config.production ? [] : toolFindings()),
  ];
}
