import { addNote } from '#domain/enquiries/inbox.contract.ts';
import { newId } from '#lib/ids.ts';
import { isoTime } from '#lib/time.ts';
import type { Settler } from '#tests/attack/intruders/settler.ts';
import { freshMobile } from '#tests/support/order-bench.ts';
import { ownCalls } from '#tests/support/own-calls.ts';
import { given, type OwnThings } from '#tests/support/own-things.ts';
import { secretIn, sharedWith } from '#tests/support/shares.ts';

/** Mobile number of a guest whom both people know. */
export const SHARED = '8500000001';

/** Fills the guest list, with links, a household, an answer, a newcomer and the celebration. */
export async function settlePeople(settler: Settler, { guest, otherGuest }: OwnThings) {
  const { bench } = settler;
  const { db } = bench.shop;
  const [wife = '', unconfirmed = ''] = await bench.guests(settler.who, 2, {
    name: `${settler.marker} guest`,
    address: settler.marker,
  });
  const [addressless = ''] = await bench.guests(settler.who, 1, {
    name: `${settler.marker} guest`,
    address: '',
    pincode: '',
  });
  await db.updateTable('guest').set({ unconfirmed: true }).where('id', '=', unconfirmed).execute();
  await settler.ask('PUT', '/api/user/household', {
    members: [otherGuest, wife].map((_id) => ({ _id, revision: 0 })),
    name: `${settler.marker} family`,
    contact: otherGuest,
    addressOf: otherGuest,
  });
  const celebration = { couple: `${settler.marker} pair`, event: 'Wedding', place: settler.marker, revision: 0 };
  await settler.ask('PUT', '/api/user/celebration', celebration);
  const link = new URL((await settler.ask('POST', `/api/user/ask-guest/${guest}`, {})).link).searchParams;
  const [guestMobile, guestLink] = [link.get('mobile') ?? '', link.get('t') ?? ''];
  const answer = { mobile: guestMobile, t: guestLink, coming: 'yes', people: 2, food: 'veg' };
  await settler.ask('PUT', '/api/user/guest-answer', answer, null);
  const family = new URL((await settler.ask('POST', '/api/user/family-link', {})).link).searchParams;
  const familyLink = family.get('f') ?? '';
  const newcomerMobile = freshMobile(7_600_000_000);
  const told = { name: `${settler.marker} aunt`, mobile: newcomerMobile, address: settler.marker, pincode: '143001' };
  await settler.ask('PUT', '/api/user/add-myself', { f: familyLink, ...told }, null);
  // Two families know the same aunt, who is a guest of each and writes to each once more.
  await db.updateTable('guest').set({ mobile: SHARED }).where('id', '=', addressless).execute();
  await settler.ask('PUT', '/api/user/add-myself', { f: familyLink, ...told, mobile: SHARED }, null);
  const { newcomers } = await settler.ask('GET', '/api/user/family-link');
  const { mobile } = await db
    .selectFrom('user')
    .select('mobile')
    .where('id', '=', settler.who.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('recent_view')
    .set({ name: `${settler.marker} view` })
    .where('user_id', '=', settler.who.id)
    .execute();
  return {
    wife,
    unconfirmed,
    addressless,
    guestMobile,
    guestLink,
    familyLink,
    newcomer: newcomers.find(({ mobile: of }: { mobile: string }) => of === newcomerMobile)._id as string,
    knownNewcomer: newcomers.find(({ mobile: of }: { mobile: string }) => of === SHARED)._id as string,
    newcomerMobile,
    mobile: mobile ?? '',
  };
}

/** Lets other families share their lists with the person, and a relative change the person's own list. */
export async function settleLists(settler: Settler, name: string) {
  const { bench } = settler;
  const [tara, meena, hema] = [
    await bench.customer({ name: `Tara of ${name}` }),
    await bench.customer({ name: `Meena of ${name}` }),
    await bench.customer({ name: `Hema of ${name}` }),
  ];
  const { share: lent } = await sharedWith(bench, settler.who, { family: tara });
  const { share: readable } = await sharedWith(bench, settler.who, { family: meena, mayWrite: false });
  const [lentGuest = ''] = await bench.guests(tara, 1, {
    name: `${settler.marker} niece`,
    address: `${settler.marker} of Tara`,
  });
  const [readableGuest = ''] = await bench.guests(meena, 1, {
    name: `${settler.marker} niece`,
    address: `${settler.marker} of Meena`,
  });
  const { shares } = await settler.ask('POST', '/api/user/shares', { name: 'Rohan', mayWrite: true }, hema);
  const brother = await bench.customer({ name: `Brother of ${name}` });
  const { share } = await sharedWith(bench, brother, { family: settler.who });
  const added = { name: `${settler.marker} cousin`, mobile: '8123456789', address: settler.marker, pincode: '143001' };
  await settler.ask('POST', `/api/user/shared-lists/${share}/guests`, added, brother);
  return { lent, readable, lentGuest, readableGuest, offer: secretIn(shares) };
}

/** Writes to the shop, and asks for a code. */
export async function settleLetters(settler: Settler, own: OwnThings) {
  const { bench } = settler;
  const body = await ownCalls['POST /api/user/upload-design-quote']?.body?.(own, bench);
  const headers = { authorization: `Bearer ${settler.who.token}` };
  const form = body as FormData;
  form.set('description', `${settler.marker}, in gold and maroon.`);
  const sent = await fetch(`${bench.url}/api/user/upload-design-quote`, { method: 'POST', headers, body: form });
  const { filename } = (await sent.json()) as { filename: string };
  const enquiry = await bench.shop.db
    .selectFrom('enquiry')
    .select('id')
    .where('user_id', '=', settler.who.id)
    .executeTakeFirstOrThrow();
  await settler.staff(addNote, {
    params: { enquiryId: enquiry.id },
    body: { id: newId(), text: `${settler.marker} calls back` },
  });
  const mobile = freshMobile(6_600_000_000);
  const { userData } = await settler.ask('POST', '/api/user/register', { mobile }, null);
  const used = isoTime(bench.shop.now());
  await bench.shop.db
    .insertInto('known_asker')
    .values({ id: `${settler.marker} phone`, mobile, kind: 'device', used_at: used })
    .execute();
  const gift = { ...given, guestId: own.guest, name: `${settler.marker} uncle` };
  await settler.ask('POST', '/api/user/shagun-ledger', gift);
  const changeMobile = freshMobile(6_700_000_000);
  const change = await settler.ask('POST', '/api/user/change-mobile', { mobile: changeMobile });
  const codes = {
    changeMobile,
    changeOtpId: change.userData._id as string,
    changeOtp: String(change.userData.otp ?? ''),
    presentOtpId: String(change.present?._id ?? ''),
    presentOtp: String(change.present?.otp ?? ''),
  };
  return {
    ...codes,
    enquiry: enquiry.id,
    design: filename,
    otpId: userData._id as string,
    otp: String(userData.otp ?? ''),
  };
}
