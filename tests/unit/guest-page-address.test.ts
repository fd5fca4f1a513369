// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { asked, guestPage, OWN, viewOf } from '#tests/support/guest-page.ts';

const { en, hi, pa } = guestPageTexts;
const home = { address: 'House 7, Verka', pincode: '143501' };
const HELD = 'H… 7, Verka, 143501';
const { readAddressRequest, readGuestView, updateAddressPerson, confirmOwnAddress, readFamily, addMyself } =
  guestPageCalls;

/** Opens a page and waits until it shows a text. */
async function opened(text: string, page = guestPage()) {
  await page.open();
  await expect.poll(page.text).toContain(text);
  return page;
}
/** Opens the page of a guest whose address the family has. */
function known(query = OWN) {
  const page = guestPage(query);
  page.answer(readAddressRequest, { ...asked, held: HELD });
  return page;
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("a guest's page", () => {
  it('names who asks, sends the address, says that it arrived, and shows what follows', async () => {
    const page = await opened('Namaste Manjit Kaur ji, Where shall we send the invitation?');
    expect(page.text()).toContain('Harpreet Kaur would like to send you an invitation box');
    page.answer(updateAddressPerson, { message: '' });
    page.type(home);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.updated);
    await expect.poll(page.text).toContain('There is no box for you yet.');
    expect(page.sent(updateAddressPerson)).toEqual([
      { mobile: '9814012345', t: 'secret-of-a-guest', held: '', ...home },
    ]);
    for (const text of [en.thanks, 'House 7, Verka, 143501', en.received]) expect(page.text()).toContain(text);
    expect(document.title).toBe(en.thanks);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(localStorage.getItem(storageKeys.draft('guest-address-9814012345'))).toBeNull();
  });

  it('says beside each field what is wrong, goes to the first, and takes it back with the next key', async () => {
    const page = await opened('Namaste');
    page.type({ address: '12', pincode: '014100' });
    page.press(en.send);
    await expect.poll(page.text).toContain('Indian pincodes begin with 1 to 9.');
    expect(page.text()).toContain('Please add address');
    expect(document.activeElement).toBe(page.field('address'));
    page.type({ pincode: '141001' });
    expect(page.text()).not.toContain('Indian pincodes');
    expect(page.field('pincode').getAttribute('aria-invalid')).toBe('false');
    expect(page.text()).toContain('Please add address');
    expect(page.sent(updateAddressPerson)).toEqual([]);
  });

  it('has what was begun in it, and reads it as if it had just been typed', async () => {
    localStorage.setItem(
      storageKeys.draft('guest-address-9814012345'),
      JSON.stringify({ address: '12, Mall Road', pincode: 'PIN १४१ ००१' }),
    );
    const page = await opened('Namaste');
    expect([page.field('address').value, page.field('pincode').value]).toEqual(['12, Mall Road', '141001']);
  });

  it('keeps asking for the address that was begun, though the family has one by now', async () => {
    localStorage.setItem(storageKeys.draft('guest-address-9814012345'), JSON.stringify({ address: 'House 9, Verka' }));
    const page = await opened(en.heldStill, known());
    expect(page.text()).toContain(HELD);
    expect(page.field('address').value).toBe('House 9, Verka');
  });

  it('names the place of a pincode, and says of one that nobody knows where it may be', async () => {
    const page = await opened('Namaste');
    page.type({ pincode: '141001' });
    await expect.poll(page.text).toContain('Ludhiana, Punjab');
    const places = [{ district: 'Moga', state: 'Punjab' }];
    page.answer(guestPageCalls.readPincode, { pincode: '142999', places, known: false, probably: true });
    page.type({ pincode: '142999' });
    await expect.poll(page.text).toContain('It is probably in Moga');
    page.answer(guestPageCalls.readPincode, { refused: 404, message: '' });
    page.type({ pincode: '999999' });
    await expect.poll(page.text).toContain(en.pincodeUnknown);
    page.type({ pincode: '9999' });
    await expect.poll(page.text).not.toContain(en.pincodeUnknown);
  });

  it('asks once about a pincode of another place, and sends it by the next press', async () => {
    const page = await opened('Namaste');
    page.answer(updateAddressPerson, { message: '' });
    page.answer(guestPageCalls.doubtAddress, { wrote: 'Jalandhar', lies: 'in Ludhiana' });
    page.type({ address: '12 Mall Road, Jalandhar', pincode: '141001' });
    page.press(en.send);
    await expect.poll(page.text).toContain('141001 is in Ludhiana; you wrote Jalandhar.');
    expect(page.sent(updateAddressPerson)).toEqual([]);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.thanks);
  });

  it('asks once about a pincode that nobody knows', async () => {
    const page = await opened('Namaste');
    page.answer(updateAddressPerson, { message: '' });
    page.answer(guestPageCalls.readPincode, { refused: 404, message: '' });
    page.type({ ...home, pincode: '999999' });
    page.press(en.send);
    await expect.poll(page.text).toContain(en.errors['unknown']!);
    expect(document.activeElement).toBe(page.field('pincode'));
    page.press(en.send);
    await expect.poll(page.text).toContain(en.thanks);
  });

  it('keeps what was typed when it could not be sent, and says why: at its field where the shop names one', async () => {
    const page = await opened('Namaste');
    page.type(home);
    page.answer(updateAddressPerson, { refused: 429, message: 'Too often.' });
    page.press(en.send);
    await expect.poll(page.text).toContain(en.tooOften);
    page.answer(updateAddressPerson, {
      refused: 400,
      message: '',
      errors: { address: 'Address may have at most 500 characters: 7 too many.' },
    });
    page.press(en.send);
    await expect.poll(page.text).toContain('Please write less: 7 too many.');
    expect(page.text()).not.toContain(en.tooOften);
    page.lose(updateAddressPerson);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.noAnswer);
    expect(page.field('address').value).toBe(home.address);
  });

  it('shows an address that came from elsewhere meanwhile before another one replaces it', async () => {
    const page = await opened('Namaste');
    page.type({ ...home, address: 'House 9, Verka' });
    page.answer(updateAddressPerson, { refused: 409, message: '' });
    page.answer(readAddressRequest, { ...asked, held: HELD });
    page.press(en.send);
    await expect.poll(page.text).toContain(en.changed);
    expect(page.text()).toContain(HELD);
    page.press(en.checkAnother);
    expect(page.field('address').value).toBe('House 9, Verka');
    page.answer(updateAddressPerson, { message: '' });
    page.press(en.send);
    await expect.poll(page.text).toContain(en.received);
    expect(page.sent(updateAddressPerson).at(-1)).toMatchObject({ held: HELD, address: 'House 9, Verka' });
  });

  it('sends again what was refused for an address that is gone by now', async () => {
    const page = await opened('Namaste');
    let tries = 0;
    page.answer(updateAddressPerson, () => (++tries === 1 ? { refused: 409, message: '' } : { message: '' }));
    page.type(home);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.received);
    expect(tries).toBe(2);
  });

  it('tells a guest whose number is one of another country by now that none is needed', async () => {
    const page = await opened('Namaste');
    page.type(home);
    page.answer(updateAddressPerson, { refused: 409, message: '' });
    page.answer(readAddressRequest, { ...asked, abroad: true });
    page.press(en.send);
    await expect.poll(page.text).toContain(en.abroad);
  });
});

describe('an address that the family has', () => {
  it('is shown in short and confirmed by a tap', async () => {
    const page = await opened(en.checkTitle, known());
    expect(page.text()).toContain(HELD);
    page.answer(confirmOwnAddress, { message: '' });
    page.press(en.checkYes);
    await expect.poll(page.text).toContain(en.received);
    expect(page.sent(confirmOwnAddress)).toEqual([{ mobile: '9814012345', t: 'secret-of-a-guest', held: HELD }]);
  });

  it('that changed before the tap is shown anew, with a word about it', async () => {
    const page = await opened(en.checkTitle, known());
    page.answer(confirmOwnAddress, { refused: 409, message: '' });
    page.answer(readAddressRequest, { ...asked, held: 'M… T…, Moga, 142001' });
    page.press(en.checkYes);
    await expect.poll(page.text).toContain('M… T…, Moga, 142001');
    await expect.poll(page.text).toContain(en.changed);
  });

  it('stays to be confirmed when that could not be sent', async () => {
    const page = await opened(en.checkTitle, known());
    page.answer(confirmOwnAddress, { refused: 429, message: '' });
    page.press(en.checkYes);
    await expect.poll(page.text).toContain(en.tooOften);
    expect(page.text()).toContain(en.checkYes);
  });

  it('is only told once a box is on its way to it, and can be corrected from there', async () => {
    const page = known();
    const gift = { title: 'Wedding box', boxes: 1, state: 'preparing' as const, courier: '', tracking: '' };
    page.answer(readGuestView, viewOf({ gifts: [{ ...gift, leavesBy: null, since: null }] }));
    await opened(en.boxHere, page);
    expect(page.text()).not.toContain(en.checkYes);
    page.press(en.correct);
    expect(page.text()).toContain(en.title);
    expect(document.activeElement).toBe(page.field('address'));
  });

  it('that this browser sent is in the form when it is to be corrected', async () => {
    localStorage.setItem(storageKeys.draft('guest-sent-secret-o'), JSON.stringify(home));
    const page = known();
    page.answer(readAddressRequest, { ...asked, held: HELD, answered: true });
    await opened(en.received, page);
    page.press(en.correct);
    expect([page.field('address').value, page.field('pincode').value]).toEqual([home.address, home.pincode]);
  });
});

describe('a page that takes no address', () => {
  it.each([
    ['is not complete', 'mobile=98&lang=en', {}, en.broken],
    ['is closed', OWN, { refused: 410, message: '' }, en.closed],
    ['took ten changes', OWN, { refused: 410, message: '', spent: true }, en.spent],
  ])('says that its link %s', async (_, query, answer, said) => {
    const page = guestPage(query);
    page.answer(readAddressRequest, { ...asked, open: false, spent: said === en.spent });
    if ('refused' in answer) page.answer(readGuestView, answer as never);
    await opened(said, page);
    expect(page.text()).toContain(en.ended);
    expect(page.text()).not.toContain(en.send);
  });

  it('still shows what is coming to whoever has given one', async () => {
    const page = known();
    page.answer(readAddressRequest, { ...asked, held: HELD, open: false, spent: true });
    await opened(en.spent, page);
    await expect.poll(page.text).toContain('There is no box for you yet.');
    expect(page.text()).not.toContain(en.correct);
  });

  it('without the secret passes the address on, where one is missing', async () => {
    const page = await opened(en.askedBySomeone, guestPage('mobile=9814012345'));
    page.answer(updateAddressPerson, { message: '' });
    page.type(home);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.passedOn);
    expect(page.sent(updateAddressPerson)).toEqual([{ mobile: '9814012345', ...home }]);
    expect(page.text()).not.toContain(en.updated);
  });
});

describe('what the family has and cannot be read', () => {
  it('is said, read again by a press, and keeps nobody from sending the address', async () => {
    const page = guestPage();
    page.answer(readAddressRequest, { refused: 429, message: '', host: 'Harpreet Kaur' });
    await opened(en.unread, page);
    expect(page.text()).toContain('Harpreet Kaur would like to send you');
    expect(page.text()).toContain(en.send);
    page.answer(readAddressRequest, { ...asked, held: HELD });
    page.press(en.again);
    await expect.poll(page.text).toContain(en.checkTitle);
    expect(page.text()).not.toContain(en.unread);
  });

  it('is asked once more by itself where the line broke', async () => {
    const page = guestPage();
    let tries = 0;
    page.answer(readAddressRequest, () => (++tries === 1 ? { refused: 503, message: '' } : asked));
    await opened('Namaste Manjit Kaur ji', page);
    expect(tries).toBe(2);
  });
});

describe('the link of a family', () => {
  const newcomer = { name: 'Asha Rani', mobile: '+91 98140 12345', ...home };
  /** Opens it as somebody of the family's group. */
  function family() {
    const page = guestPage('f=secret-of-a-family&lang=en');
    page.answer(readFamily, { host: 'Harpreet Kaur', open: true });
    return page;
  }

  it('asks for name and number as well, and tells that the family looks at them first', async () => {
    const page = await opened('Please add yourself to the guest list.', family());
    page.type({ ...newcomer, name: '', mobile: '98' });
    page.press(en.send);
    await expect.poll(page.text).toContain('Name is required.');
    expect(page.text()).toContain('Please write an Indian mobile number.');
    page.answer(addMyself, { message: '' });
    page.type(newcomer);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.held);
    expect(page.sent(addMyself)).toEqual([{ f: 'secret-of-a-family', ...newcomer, mobile: '9814012345' }]);
    expect(page.text()).toContain('Asha Rani, 9814012345 House 7, Verka, 143501');
    expect(page.text()).not.toContain(en.updated);
  });

  it('says that too many wait already, and that it has ended', async () => {
    const page = await opened('Harpreet Kaur would like', family());
    page.answer(addMyself, { refused: 409, message: '' });
    page.type(newcomer);
    page.press(en.send);
    await expect.poll(page.text).toContain(en.full);
    page.answer(readFamily, { host: 'Harpreet Kaur', open: false });
    await page.open();
    await expect.poll(page.text).toContain(en.closed);
  });
});

describe('the language', () => {
  it('is changed by its button in all that is said, and kept in the address for a reload', async () => {
    const page = await opened('Namaste');
    page.press(en.send);
    await expect.poll(page.text).toContain('Please add address');
    page.press('हिन्दी');
    expect(page.text()).toContain(hi.errors['Please add address']!);
    expect(page.text()).toContain('Harpreet Kaur की ओर से');
    expect([document.documentElement.lang, new URLSearchParams(location.search).get('lang')]).toEqual(['hi', 'hi']);
    page.press('ਪੰਜਾਬੀ');
    expect(page.text()).toContain(pa.send);
    expect(document.title).toBe(pa.title);
  });

  it('is that of the link at first', async () => {
    const page = await opened('Harpreet Kaur की ओर से', guestPage(OWN.replace('en', 'hi')));
    expect(page.text()).toContain(hi.send);
  });
});

it('says while there is no connection that there is none', async () => {
  const page = await opened('Namaste');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(page.text()).toContain(en.offlineNow);
  page.type(home);
  page.press(en.send);
  await expect.poll(page.text).toContain(en.offline);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(page.text()).not.toContain(en.offlineNow);
});
