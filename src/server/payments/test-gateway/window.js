const query = new URLSearchParams(location.search);
const part = (id) => document.getElementById(id);
const back = query.get('callback_url');

/** Tells the page under the window; one that was left gets a form, as from the provider. */
function tell(message) {
  if (back === null) return parent.postMessage(message, query.get('origin') ?? location.origin);
  if (message.kind === 'paid') return post(message.payment);
  // A payment that failed may be tried again right here.
  if (message.kind === 'dismissed')
    post({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'The payment was cancelled.' });
}

function post(fields) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: back });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

part('title').textContent = query.get('name') ?? 'Payment';
part('description').textContent = query.get('description') ?? '';
part('amount').textContent = rupees.format(Number(query.get('amount') ?? 0) / 100);

/** True once the window knows that the order was paid elsewhere. */
let paid = false;

const form = part('form');
const chosen = () => new FormData(form).get('method');

form.addEventListener('change', () => {
  for (const block of document.querySelectorAll('[data-method]')) block.hidden = block.dataset.method !== chosen();
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (paid) return tell({ kind: 'dismissed' });
  const pay = part('pay');
  pay.disabled = true;
  pay.textContent = 'Paying…';
  part('problem').hidden = true;
  const method = chosen();
  const body = {
    key: query.get('key'),
    order_id: query.get('order_id'),
    method,
    account: String(new FormData(form).get(method) ?? ''),
  };
  const answer = await fetch('pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const data = (await answer?.json().catch(() => null)) ?? {};
  if (answer?.ok && data.dismissed) return tell({ kind: 'dismissed' });
  if (answer?.ok) {
    // The silent way stands for a browser that dies after paying: the window stays and says nothing.
    if (!data.silent) tell({ kind: 'paid', payment: data });
    return;
  }
  // Another window was quicker: nothing is left to be tried here, and the page under it finds out what was paid.
  if (data.paid) {
    part('problem').textContent = `${data.message} Nothing more is taken.`;
    part('problem').hidden = false;
    paid = true;
    pay.disabled = false;
    pay.textContent = 'Back to the shop';
    return;
  }
  const description = data.message ?? 'The payment service did not answer.';
  part('problem').textContent = `${description} You can try again or pay in another way.`;
  part('problem').hidden = false;
  pay.disabled = false;
  pay.textContent = 'Pay now';
  tell({
    kind: 'failed',
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      reason: 'payment_failed',
      metadata: { order_id: data.order_id, payment_id: data.payment_id },
    },
  });
});

const ask = (open) => {
  part('ask').hidden = !open;
  form.hidden = open;
  (open ? part('stay') : part('pay')).focus();
};
part('close').addEventListener('click', () => ask(true));
part('stay').addEventListener('click', () => ask(false));
part('leave').addEventListener('click', () => tell({ kind: 'dismissed' }));
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === location.origin && event.data?.kind === 'ask') ask(true);
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') ask(part('ask').hidden);
});
part('upi').focus();
