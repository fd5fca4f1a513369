import { describe, expect, it } from 'vitest';
import { endpoint } from '#lib/endpoint.ts';
import { readRefusal, requestOf } from '#lib/request.ts';

const read = endpoint<object>()({ method: 'GET', path: '/api/box/:id/:name', access: 'customer', summary: 'A box' });
const write = endpoint<object>()({ method: 'POST', path: '/api/box', access: 'customer', summary: 'A new box' });

describe('a call of the contract as a request', () => {
  it('fills the path and asks only for what is asked, each value encoded', () => {
    const { path, method } = requestOf(read, {
      params: { id: 'a/b', name: 'मिठाई' },
      query: { q: 'laddu & barfi', saved: false, page: undefined },
    });
    expect([method, path]).toEqual([
      'GET',
      '/api/box/a%2Fb/%E0%A4%AE%E0%A4%BF%E0%A4%A0%E0%A4%BE%E0%A4%88?q=laddu+%26+barfi&saved=false',
    ]);
  });

  it('sends a value as JSON and text as it is', () => {
    const json = { 'content-type': 'application/json' };
    expect(requestOf(write, { body: { weight: 500 } })).toEqual({
      path: '/api/box',
      method: 'POST',
      headers: json,
      body: '{"weight":500}',
    });
    expect(requestOf(write, { body: '{half' })).toMatchObject({ headers: json, body: '{half' });
    expect(requestOf(write, { body: 0 }).body).toBe('0');
  });

  it('leaves the type of a form with files to whoever sends it, who alone knows its boundary', () => {
    const form = new FormData();
    const request = requestOf(write, { body: form });
    expect(request.body).toBe(form);
    expect(request.headers).toEqual({});
  });

  it('names the bearer only when there is one', () => {
    expect(requestOf(read, {}, 'abc').headers).toEqual({ authorization: 'Bearer abc' });
    expect(requestOf(read, {}, '').headers).toEqual({});
  });
});

describe('a refusal of the API', () => {
  it.each([
    [{ message: 'Name is required.', errors: { name: 'Name is required.' } }, 'Name is required.'],
    [{ Message: 'User already exists' }, 'User already exists'],
    [{ message: '', Message: 'otp does not match' }, 'otp does not match'],
  ])('%j says its sentence', (data, message) => {
    expect(readRefusal(data).message).toBe(message);
  });

  it('has messages by field where the answer has them', () => {
    expect(readRefusal({ message: 'No.', errors: { name: 'Too short.' } }).fields).toEqual({ name: 'Too short.' });
    expect(readRefusal({ message: 'No.' })).toEqual({ message: 'No.' });
  });

  it.each([[null], [undefined], ['<html>'], [{ message: 7 }], [[]]])('%j says nothing', (data) => {
    expect(readRefusal(data)).toEqual({});
  });
});
