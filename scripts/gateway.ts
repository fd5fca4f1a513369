import { parseArgs } from 'node:util';
import { startGateway } from '#scripts/lib/gateway.ts';
import { isSwitch, switches } from '#server/payments/switches.ts';

const help = `Starts the test gateway as a process of its own, with a switch for everything that goes wrong at a provider.

  npm run gateway                          for a shop at http://localhost:4321
  npm run gateway -- --switch late         --port 4400  --shop http://localhost:4321
  curl -X PUT localhost:4400/control -H 'content-type: application/json' -d '{"switch":"502"}'

It prints the settings with which the shop is started to use it. Its books are empty at each start; no money moves.

${Object.entries(switches)
  .map(([name, words]) => `  ${name.padEnd(16)}${words}`)
  .join('\n')}`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    port: { type: 'string', default: '4400' },
    shop: { type: 'string', default: 'http://localhost:4321' },
    key: { type: 'string', default: 'rzp_test_standin' },
    secret: { type: 'string', default: 'the key secret of the stand-in' },
    'webhook-secret': { type: 'string', default: 'the notice secret of the stand-in' },
    switch: { type: 'string', default: 'none' },
  },
});

if (values.help) process.stdout.write(`${help}\n`);
else if (!isSwitch(values.switch)) {
  process.stderr.write(`There is no switch "${values.switch}"; there are ${Object.keys(switches).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  const keys = { keyId: values.key, keySecret: values.secret, webhookSecret: values['webhook-secret'] };
  const gateway = await startGateway({ port: Number(values.port), shop: values.shop, keys, to: values.switch });
  process.stdout
    .write(`The test gateway is open at ${gateway.address}, switched to "${values.switch}". Start the shop with

RAZORPAY_API_BASE=${gateway.address}
RAZORPAY_CHECKOUT_URL=${gateway.address}/checkout.js
RAZORPAY_KEY_ID=${keys.keyId}
RAZORPAY_KEY_SECRET='${keys.keySecret}'
RAZORPAY_WEBHOOK_SECRET='${keys.webhookSecret}'
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void gateway.close().then(() => process.exit(0)));
}
