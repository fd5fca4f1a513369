import type { OpenSample } from '#domain/orders/sample.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

export const readSamples = endpoint<{ samples: OpenSample[] }>()({
  method: 'GET',
  path: '/api/user/samples',
  access: 'customer',
  summary: 'Own sample boxes whose price comes off a larger order of the same design',
});
