import { shopFacts } from '#shop.config';

const place = `${shopFacts.legalName}, ${shopFacts.address.lines.join(', ')}, ${shopFacts.address.city} ${shopFacts.address.pincode}, ${shopFacts.address.state}`;
const mail = (address: string): string => `<a href="mailto:${address}">${address}</a>`;
const telephone = `<a href="tel:${shopFacts.phone.replaceAll(' ', '')}">${shopFacts.phone}</a>`;
const officer = `${shopFacts.grievanceOfficer.name}, ${shopFacts.grievanceOfficer.title}, ${mail(shopFacts.grievanceOfficer.email)}`;

/** Returns an HTML table with a row of column headings. */
const table = (headings: string[], rows: string[][]): string => `<table>
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`;

const days = (count: number): string => (count === 1 ? 'one working day' : `${count} working days`);
const { dispatch } = shopFacts;

/** By days in transit, the shelf life that a sweet needs and examples; checkout uses the same days. */
const travels: Record<number, [keeps: string, examples: string]> = {
  0: ['one day', 'Kalakand, jalebi, samosa, dhokla'],
  1: ['two days', 'Rasgulla, rasmalai, rabri, malai roll'],
  2: ['three days', 'Milk cake, peda, motichoor laddu, gulab jamun'],
  3: ['five days', 'Kaju katli, besan barfi, balushahi, nut rolls'],
  4: ['six days', 'Kaju katli, besan barfi, balushahi, nut rolls'],
  6: ['nine days', 'Pinni, soan papdi, sohan halwa, namkeen, dry fruits'],
  10: ['fifteen days', 'Pinni, soan papdi, sohan halwa, namkeen, dry fruits'],
};
const wayText = (count: number): string => (count === 0 ? 'The same day' : count === 1 ? 'One day' : `${count} days`);

/** The four policies of the demonstration shop, as HTML. An owner has a lawyer read them before opening. */
export const demoPolicies = {
  privacyPolicy: `
<p>This notice says which personal data ${shopFacts.name} collects, why, for how long, and what you may ask of us. It follows the Digital Personal Data Protection Act, 2023. We send it to you in Hindi or Punjabi if you ask.</p>
<h2>Who we are</h2>
<p>${place}. For anything about your data, write to ${officer}.</p>
<h2>What we collect and why</h2>
${table(['Data', 'Purpose', 'How long'], [
  ['Your mobile number, or the name and verified e-mail of your Google account', 'To sign you in and to reach you about an order', 'Until you delete your account'],
  ['Your name, address, pincode and profile picture', 'To address your parcels and to spare you typing', 'Until you change them or delete your account'],
  ['Your guests’ names, mobile numbers, addresses, number of persons and answers to your invitation', 'Only to deliver the boxes you order for them, and to tell you who comes', 'Until you delete them; erased by us 90 days after the last box, or a year after the last change when no box was sent. An order keeps its own copy, see below'],
  ['Who adds themselves by your family’s link', 'For your list, once you confirm', 'Until you decide, at most 60 days'],
  ['What you tell guests of your celebration', 'For guests who open your link', 'Until you delete it or your account'],
  ['Orders: goods, amounts, the words on the card, places of delivery (a corrected one with the one before) and the number of the payment', 'To deliver, to answer complaints and to keep accounts', 'Eight years, as tax law asks'],
  ['Messages we send you about an order, with the number they went to', 'To tell you that it was placed, sent or delivered, that a rest is due or money goes back, and to answer who was told what', 'One year'],
  ['Quotes, messages and designs you send us', 'To answer you and to print what you ordered', 'Two years, or until you ask us to erase them'],
  ['Checklist ticks, boxes in your cart and products you looked at', 'To show them to you again', 'Until you clear them or delete your account'],
])}
<p>We never see your card number, UPI PIN or bank password: they are typed into the payment provider’s own window. We do not sell data, do not advertise with it, and no other company tracks you on our pages.</p>
<h2>Your consent</h2>
<p>You consent by signing in and by entering data for one of the purposes above. You may withdraw as easily as you gave it: delete a guest, clear a list, or delete your account in your profile. What was done before stays lawful, and an order under way can still be delivered only if we may use its address.</p>
<h2>Your guests</h2>
<p>Guests have rights, too.</p>
<ul>
<li>A guest who opens an address link reads who asks, and for what.</li>
<li>The address is seen by that host, by relatives whom the host lets see the list, and by those who pack and deliver.</li>
<li>A guest may correct the address by the same link for 30 days. For 180 days after the last address the link shows what is coming to that guest and takes an answer.</li>
<li>A guest may erase the own address and answers on that page at once, without an account, or ask us by writing to the officer named above.</li>
<li>Guests’ numbers are never used for marketing.</li>
</ul>
<p>Enter only people whom you mean to invite, and tell them that you gave us their address.</p>
<h2>Who else receives it</h2>
<ul>
<li>The payment provider, to take and return your money.</li>
<li>Couriers, who need the name, mobile number and address on the parcel.</li>
<li>The SMS gateway, which carries the code you sign in with.</li>
<li>Authorities, where the law obliges us.</li>
</ul>
<p>Each may use the data for that task only.</p>
<h2>On your own device</h2>
<p>Your browser keeps your session, your half-filled forms and your box in progress. They go when you sign out, but for your pincode, the number of a payment whose end is not known, and a random mark that names nobody. We set no advertising cookies.</p>
<h2>Where you are signed in</h2>
<p>We keep the kind of each device where you are signed in and its last use, for a week at most; your profile signs them out. So that strangers cannot use up your codes, we keep digests of that mark and your last network for half a year; of networks that ask for codes, a day.</p>
<h2>Your rights</h2>
<ol>
<li><strong>To know.</strong> Your profile lets you download everything we hold about you.</li>
<li><strong>To correct and complete.</strong> Change your name, number and address yourself at any time.</li>
<li><strong>To erase.</strong> Deleting your account removes you, your guests, carts and lists at once. Orders stay as goods and amounts without the people, except where an invoice of ₹50,000 or more must by law keep the name and address.</li>
<li><strong>To complain.</strong> Write to the officer. You receive a number within 48 hours and an answer within one month.</li>
<li><strong>To nominate.</strong> Name a person who may act for you if you die or cannot act.</li>
</ol>
<p>If our answer does not satisfy you, you may complain to the Data Protection Board of India.</p>
<h2>Safety</h2>
<p>Connections are encrypted. Codes are stored only as keyed hashes, links to guests hold a random secret, and pictures you upload are made anew, so that the place where they were taken falls away. Should a breach touch you, we tell you and the Board without delay, with the details within 72 hours.</p>
<h2>Children</h2>
<p>The shop is for persons of eighteen and over. Of children we need nothing but the name on a birthday card.</p>
<h2>Changes</h2>
<p>The date of the last change stands at the top. If a change asks for more of your data, we ask you first.</p>
`,
  shipping: `
<p>Sweets are fresh food, and one order may travel to three hundred doors. This page says what delivery costs, how far each sweet may travel, how long it takes and what happens when something goes wrong.</p>
<h2>Charges</h2>
${table(['What you order', 'Delivery'], [
  ['Sweets and savouries', '₹49 an order where the page of the sweet says so; otherwise free'],
  ['Dry fruits', '₹49 an order'],
  ['Invitation boxes to your guests', '₹49 for each guest’s box, where the design carries a delivery charge'],
  ['Invitation boxes to your own address', '₹20 for each box, where the design carries a delivery charge'],
])}
<p>The whole sum, delivery included, is shown before you pay. Nothing is added at the door, and no guest is ever asked for money.</p>
<h2>Where we deliver</h2>
<p>We send to every Indian pincode that our couriers serve; the form asks for six digits and says which place they belong to. How far a sweet may travel depends on how long it keeps, because at least 30% of its life is left when it arrives.</p>
${table(['Sent to', 'On the way', 'What keeps at least', 'For example'], shopFacts.zones.map(({ transit, words }) => [words.charAt(0).toUpperCase() + words.slice(1), wayText(transit), ...(travels[transit] ?? ['', ''])]))}
<p>When a pincode is too far for a sweet, the page says so before you pay. If you order it all the same, or if something else would not arrive fresh, we call you before packing and offer another sweet or your money. We do not deliver outside India.</p>
<h2>When it leaves</h2>
<ul>
<li><strong>Sweets</strong> are made after you order and leave within ${days(dispatch.sweet)}.</li>
<li><strong>Dry fruits</strong> leave within ${days(dispatch['dry-fruit'])}.</li>
<li><strong>Invitation boxes</strong> leave within ${days(dispatch.invitation)} of the order; from October to February, when half of Punjab marries, within ${days(dispatch.invitationInSeason)}.</li>
<li><strong>Decorations and designers</strong> keep to the dates in their quotes.</li>
</ul>
<h2>How long it travels</h2>
<p>The table above has the days on the way. Type your pincode at the top of any page, and each product says by when it is there. For invitation boxes, say by when they should be there before you pay, and we tell you whether they can. No parcel of fresh sweets is handed over on the eve of a public holiday.</p>
<h2>Many homes, one order</h2>
<ol>
<li>Enter your guests, or send them a link so that they type their own address.</li>
<li>Choose a box and fill its sections. The weight decides the size of the tray.</li>
<li>Tick the guests. Those without a complete address are named before you pay, and are not charged for; or pay for them as well, and their boxes wait for it.</li>
<li>Pay once. Each box becomes a parcel of its own, with the guest’s name and mobile number.</li>
</ol>
<p>When a guest corrects the address by the link, the order’s page and your guest list name it, and one press sends the box there until it is packed; the price stays. For any other change <a href="/contact-us">write to us</a> with the order id before the day of packing.</p>
<h2>If nobody is at home</h2>
<p>The courier calls the number on the parcel and tries twice. A box that comes back is sent again at the cost of the new delivery, or to your own address, as you prefer. Fresh sweets that come back are not sent again; we fill the box anew and charge for the sweets only.</p>
<h2>If it is late</h2>
<p>Fog, strikes and floods stop couriers, and we tell you as soon as we know. If we handed the parcel over late, the <a href="/policies#payment-refund">refund policy</a> applies.</p>
<h2>Food and card apart</h2>
<p>Sweets lie in a sealed inner tray, away from the printed card and the decoration of the box. The label on the tray carries ingredients, allergens, weight, the date of making, the best-before date and our food licence number, ${shopFacts.licences.fssai}. Open the tray on the day it comes, and follow the storage line.</p>
<h2>Questions on the way</h2>
<p>Call ${telephone} (${shopFacts.hours.toLowerCase()}) or write to ${mail(shopFacts.email)} with the order id from your payment history.</p>
`,
  paymentRefund: `
<p>We want you to be glad you ordered. When something is wrong, tell us soon, and we put it right. This page covers payment, cancelling, complaints about a parcel, and how money comes back.</p>
<h2>How you pay</h2>
<p>By ${shopFacts.paymentMethods.join(', ')}, in the payment provider’s window. We see that you paid, never the card or the UPI PIN. Some banks refuse UPI above one lakh rupees; use netbanking or a card for such an order, or pay it in two parts. There is no cash on delivery, because a gift should not be paid for by the one who receives it.</p>
<h2>Advance and rest</h2>
<p>An order above one lakh rupees may be paid in two parts: an advance now, and the rest on the order’s page before we pack. The page of payment names both sums. We begin with the order when the advance is there, remind you by message some days before it leaves, and pack once the rest is paid. If it is not paid by then we call you; your boxes wait, and you may cancel by the table below. The advance is no fee: it counts towards the order, and a home that you cancel comes off the rest first. What is more than the rest goes back to you, and so does an advance on an order that you cancel, as far as the table returns it.</p>
<h2>Cancelling</h2>
${table(['Order', 'Free until', 'Afterwards'], [
  ['Sweets and savouries', 'Packing begins, usually the afternoon of the order', 'No refund, because the food was made for you'],
  ['Dry fruits', 'The parcel is handed to the courier', 'No refund for opened packs'],
  ['Invitation boxes', 'The end of the working day after the order', 'The printed and built part is charged; sweets not yet made are returned in full'],
  ['Decorations and designers', 'As agreed in the quote', 'As agreed in the quote'],
])}
<p>To cancel, <a href="/contact-us">write to us</a> or call ${telephone} with the order id. We charge no fee for cancelling, and if we cancel, for want of an ingredient or of a courier, you get everything back.</p>
<h2>Damaged, spoilt, wrong or missing</h2>
<p>Sweets are perishable and cannot be taken back. A parcel that is damaged, spoilt, wrong or short is ours to mend all the same.</p>
<ol>
<li>Write to ${mail(shopFacts.email)} within 24 hours of delivery, with the order id. For a guest’s box the 24 hours begin when the guest receives it.</li>
<li>Add two or three photographs: the outside of the parcel, the label on the tray, and what is wrong.</li>
<li>We answer within one working day. You choose between a new parcel and your money.</li>
</ol>
<p>Please keep the tray until we have answered. We may ask the courier to collect it, at our cost.</p>
<h2>What we cannot refund</h2>
<ul>
<li>Taste, when the sweet is as its page describes it. Tell us nevertheless; the kitchen reads it.</li>
<li>Sweets kept longer or warmer than the label says.</li>
<li>Parcels sent to an address or pincode that was entered wrongly, once they have left.</li>
<li>Small differences of colour between the screen and wood, glass, cloth or paper.</li>
<li>Names and dates printed as you gave them to us.</li>
</ul>
<h2>Late</h2>
<p>If we handed a parcel over later than promised and the occasion has passed, you get the price of its sweets and its delivery back. For delays on the road beyond anybody’s control we send the sweets anew or credit them, as you prefer.</p>
<h2>How money comes back</h2>
<p>Always to the card, account or UPI id that it came from, never to another. We instruct the payment provider on the day we decide, and the money reaches you within 5 to 7 working days. You receive a message when it leaves us, with the number your bank can trace. A refund of a part of an order names the boxes it is for. Of an order that you paid in two parts, the later payment goes back first.</p>
<h2>Paid, but no order</h2>
<p>Now and then a connection breaks in the moment of payment. The payment provider tells our server by itself, and the order completes within minutes; you find it in your payment history. Do not pay again before you have looked there. If money left you and no order is there after an hour, write to us with the time and the amount. A payment without an order is returned in full.</p>
<h2>Complaints</h2>
<p>${officer}. You receive a complaint number within 48 hours and a decision within one month, as the Consumer Protection (E-Commerce) Rules, 2020 ask. If you disagree, the National Consumer Helpline is reached at <a href="tel:1915">1915</a>, and the consumer commission of your district is open to you.</p>
`,
  termCondition: `
<p>These terms apply when you buy from ${shopFacts.name} or use these pages. They are short, because most of what matters stands on the pages of the goods themselves.</p>
<h2>Who you deal with</h2>
<p>${place}. Telephone ${telephone}, e-mail ${mail(shopFacts.email)}. Food licence (FSSAI) ${shopFacts.licences.fssai}.</p>
<h2>Your account</h2>
<p>You must be eighteen or over. You sign in with a code sent to your mobile number, or with Google. Keep your phone to yourself and tell us if it is lost; you can sign out everywhere in your profile. If you lost the number too, ring us: we ask for the number of an order and for an address that only you know, tell the old number, and a day later your account moves to the new one unless the old number stopped it. What you enter about your guests you enter for them: use it only to send them what you order.</p>
<h2>Prices</h2>
<ul>
<li>All prices are in rupees and include taxes.</li>
<li>Sweets and savouries are priced for 400 grams, dry fruits for one kilogram, invitations for one piece without sweets.</li>
<li>The sweets of a box are charged by the weight you choose for it and shown section by section.</li>
<li>Delivery is shown separately before payment, as the <a href="/policies#shipping">shipping policy</a> explains.</li>
</ul>
<p>The price that counts is the one shown when you press Pay. If it changed while you were choosing, we show the new one and ask again. Should a page carry a price that is plainly a mistake, we tell you before making anything, and you may cancel free of charge.</p>
<h2>Orders</h2>
<ol>
<li>You choose, enter where it goes, and pay.</li>
<li>The order is made when the payment is confirmed. It stands at once in your payment history, with everything as you bought it.</li>
<li>You type the words, names, day and place on the card of an invitation box, and see the card before you pay. We print it as you typed it, so please read it once more; until the day of packing we still correct it when you call us.</li>
<li>We make, pack and hand over within the times of the shipping policy.</li>
</ol>
<p>We may refuse an order we cannot fill, for example because a sweet would not survive the road, and then return your money in full.</p>
<h2>Quotes</h2>
<p>Quotes for decorations, designers and customised boxes are made on request, name what is included, and hold for fifteen days unless they say otherwise. Asking for one binds you to nothing. Designers and decorators are partners of ours; the quote names who does the work and who answers for it.</p>
<h2>Designs you send us</h2>
<p>Upload only what you own or may use. It stays yours; you allow us to print it for your order and for nothing else. We refuse designs that hurt people, mock a faith or break the law.</p>
<h2>Food</h2>
<p>Everything we sell is vegetarian and made without egg. Our kitchen handles milk, wheat, tree nuts, peanuts, sesame and mustard. Every label names what is inside; traces of the others cannot be ruled out, so please ask before ordering for somebody with an allergy. Sugar free sweets are sweetened as their label says, and may hold the natural sugar of fruit and nuts. Pictures are illustrations; weight, ingredients and shelf life are as written.</p>
<h3>Keeping it well</h3>
<p>Shelf life counts from the day of making and holds only when the sweet is stored as the label says.</p>
<h2>Cancelling and refunds</h2>
<p>See the <a href="/policies#payment-refund">refund policy</a>. It is part of these terms, as are the shipping policy and the <a href="/policies#privacy-policy">privacy policy</a>.</p>
<h2>Fair use of the pages</h2>
<p>Do not copy the catalogue wholesale, try to enter other people’s accounts, or send messages through the address links to people you do not invite. We may close an account that does so, after telling its owner why.</p>
<h2>What we answer for</h2>
<p>We answer for what we make and for delivering it as promised. Our liability for an order is limited to what you paid for it, except where harm was done to a person’s health, or was caused on purpose or by gross neglect. We do not answer for what nobody could foresee or prevent, such as closed roads, or for an address entered wrongly. Nothing here takes away a right that the law gives you as a consumer.</p>
<h2>Disagreements, law and courts</h2>
<p>Write first to ${officer}; most things are settled in a day. Indian law applies. Disputes go to the courts of Amritsar, without touching your right to turn to the consumer commission where you live.</p>
<h2>Changes</h2>
<p>When we change these terms we say so on this page, with the date. Orders already made keep the terms they were made under. If one sentence turns out to be invalid, the others stand.</p>
`,
};
