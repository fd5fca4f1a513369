import { resolve } from 'node:path';
import { deploy } from '#publish/deploy.ts';
import { bucketTarget, DeployError, folderTarget, rsyncTarget, type Target } from '#publish/targets.ts';
import { flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { givenPath } from '#scripts/lib/given-path.ts';

const help = `Brings the built site to where it is served.

  npm run deploy -- --to s3://bucket             a bucket of any S3-compatible service, behind a CDN
  npm run deploy -- --to shop@host:/srv/site     a folder of another machine, by rsync
  npm run deploy -- --to /srv/site               a folder of this machine
  npm run deploy -- --to … --site FOLDER         another folder than dist, such as .data/site/current
  npm run deploy -- --to … --no-pictures         without /uploads, where the API or a bucket of its own serves them
  npm run deploy -- --to … --among               into a place that holds other files; they stay

Scripts and pictures come first, pages next, what leads to them last; only what changed is brought. One that was broken off
leaves a working site: the same command brings the rest. What is in no release any more stays for an hour and goes with the
first deploy after it. A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and other services than Amazon's
AWS_ENDPOINT_URL; AWS_REGION is us-east-1 unless set.`;

/**
 * Returns the target that `--to` names: a bucket, a folder of another machine, or a local folder.
 * @throws DeployError when the target or its settings are not valid
 */
function targetOf(to: string): Target {
  if (to.startsWith('s3://')) {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_REGION: region = 'us-east-1',
    } = process.env;
    if (!accessKeyId || !secretAccessKey)
      throw new DeployError('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
    if (!URL.canParse(to) || new URL(to).host === '') throw new DeployError('Name the bucket, such as s3://my-shop.');
    const endpoint = process.env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
    if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
      throw new DeployError(`AWS_ENDPOINT_URL is no URL such as https://s3.example.in: ${endpoint}`);
    return bucketTarget({ url: to, endpoint, region, accessKeyId, secretAccessKey });
  }
  // Taken for the name of a machine otherwise.
  if (/^(?:s3:|\w+:\/\/)/i.test(to))
    throw new DeployError(`${to} is no place to deploy to: write s3://bucket, user@host:/folder, or a folder.`);
  return /^[^/]+:/.test(to) ? rsyncTarget(to) : folderTarget(givenPath(to));
}

const options = {
  to: textOption,
  site: textOption,
  pictures: { ...flag, default: true },
  among: flag,
};
await runCommand(help, options, async ({ values: { to, site, pictures, among } }) => {
  if (!to)
    throw new DeployError('Where to? For instance --to s3://my-shop, --to shop@host:/srv/site or --to /srv/site');
  const folder = site === undefined ? resolve('dist') : givenPath(site);
  const { brought, same, removed, kept } = await deploy(folder, targetOf(to), { pictures, among, say });
  say(
    `Deployed: ${brought} files brought, ${same} were there; ${kept} old ones are kept for an hour, ${removed} taken away.`,
  );
});
