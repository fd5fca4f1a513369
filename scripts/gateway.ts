import { startGateway } from '#scripts/lib/gateway.ts';
import { CommandError, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { closeWhenTold } from '#server/signals.ts';
import { isSwitch, switches } from '#server/payments/test-gateway-switches.ts';

const help = `Starts the test gateway as a process of its own, with a switch for everything that goes wrong at a provider.

  npm run gateway                          for a shop at http://localhost:4321
  npm run gateway -- --switch late         --port 4400  --shop http://localhost:4321
  curl -X PUT localhost:4400/control -H 'content-type: application/json' -d '{"switch":"502"}'

It prints the settings with which the shop is started to use it. Its books are empty at each start; no money moves.

${Object.entries(switches)
  .map(([name, text]) => `  ${name.padEnd(16)}${text}`)
  .join('\n')}`;

const options = {
  port: { ...textOption, default: '4400' },
  shop: { ...textOption, default: 'http://localhost:4321' },
  key: { ...textOption, default: 'rzp_test_standin' },
  secret: { ...textOption, default: 'the key secret of the stand-in' },
  'webhook-secret': { ...textOption, default: 'the notice secret of the stand-in' },
  switch: { ...textOption, default: 'none' },
};

await runCommand(help, options, async ({ values }) => {
  const { port, shop, key, secret, switch: to } = values;
  if (!isSwitch(to))
    throw new CommandError(`There is no switch "${to}"; there are ${Object.keys(switches).join(', ')}.`);
  const keys = { keyId: key, keySecret: secret, webhookSecret: values['webhook-secret'] };
  const gateway = await startGateway({ port: Number(port), shop, keys, to });
  closeWhenTold(() => gateway.close());
  say(`The test gateway is open at ${gateway.url}, switched to "${to}". Start the shop with

RAZORPAY_API_BASE=${gateway.url}
RAZORPAY_CHECKOUT_URL=${gateway.url}/checkout.js
RAZORPAY_KEY_ID=${keys.keyId}
RAZORPAY_KEY_SECRET='${keys.keySecret}'
RAZORPAY_WEBHOOK_SECRET='${keys.webhookSecret}'`);
});
