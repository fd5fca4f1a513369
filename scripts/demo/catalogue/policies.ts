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
<p>This notice says which personal data ${shopFacts.name} collects, why, for how long, and what you may ask of us. It follows the Digital Personal Data Protection Act, 2023. Ask us for it in Hindi or Punjabi.</p>
<h2>Who we are</h2>
<p>${place}. For anything about your data, write to ${officer}.</p>
<h2>What we collect and why</h2>
${table(['Data', 'Purpose', 'How long'], [
  ['Your mobile number, or the name and verified email of your Google account', 'To sign you in and to reach you about an order', 'Until you delete your account'],
  ['Your name, address, pincode and profile picture', 'To send your boxes, and to save you typing', 'Until you change them or delete your account'],
  ['Your guests’ names, mobile numbers, addresses, how many they are, and whether they come', 'Only to deliver the boxes you order for them, and to tell you who is coming', 'Until you delete them, or 90 days after the last box; a year after the last change if no box was sent. An order keeps its own copy; see below'],
  ['What guests enter when they add themselves through your family’s link', 'For your list, once you say yes', 'Until you decide, for 60 days at most'],
  ['What you tell guests about your celebration', 'For guests who open your link', 'Until you delete it or your account'],
  ['Orders: goods, amounts, the words on the card, delivery addresses (after a correction, the old one too) and the payment number', 'To deliver, to answer complaints and to keep accounts', 'Eight years, as tax law requires'],
  ['Messages we send you about an order, and the number they went to', 'To tell you when it is placed, sent or delivered, and what is due or goes back; and to check later what we told you', 'One year'],
  ['Quotes, messages and designs you send us', 'To answer you and to print what you ordered', 'Two years, or until you ask us to delete them'],
  ['Your checklist, the boxes in your cart and the products you looked at', 'To show them to you again', 'Until you clear them or delete your account'],
])}
<p>We never see your card number, UPI PIN or bank password: you type them into the payment provider’s own window. We do not sell your data or use it for advertising, and no other company tracks you on our pages.</p>
<h2>Your consent</h2>
<p>You consent when you sign in and when you enter data for one of the purposes above. You can take it back just as easily: delete a guest, clear a list, or delete your account in your profile. What we did before stays lawful. An order on its way can be delivered only if we may use its address.</p>
<h2>Your guests</h2>
<p>Guests have rights too.</p>
<ul>
<li>A guest who opens an address link sees who is asking, and why.</li>
<li>Only that host, relatives with whom the host shares the list, and the people who pack and deliver see the address.</li>
<li>A guest can correct the address through the same link for 30 days. For 180 days after the last address it shows what is coming and takes an answer.</li>
<li>A guest can delete their address and answers on that page at once, without an account, or ask the officer named above to do it.</li>
<li>Guests’ numbers are never used for marketing.</li>
</ul>
<p>Please enter only people you mean to invite, and tell them that we have their address.</p>
<h2>Who else gets your data</h2>
<ul>
<li>The payment provider, to take and return your money.</li>
<li>Couriers, who need the name, mobile number and address on the box.</li>
<li>The SMS gateway, which carries the code you sign in with.</li>
<li>Authorities, where the law requires it.</li>
</ul>
<p>Each of them may use it for that task only.</p>
<h2>On your own device</h2>
<p>Your browser keeps your session, your half-filled forms and your box in progress. Signing out removes them, except your pincode, the number of a payment we have not heard of yet, and a random mark that names nobody. We set no advertising cookies.</p>
<h2>Where you are signed in</h2>
<p>For a week at most we keep the kind of each device you are signed in on and when it was last used; you can sign it out in your profile. So that strangers cannot use up your sign-in codes, we keep coded copies of that mark and your last internet address for half a year, and of other addresses that ask for codes for a day.</p>
<h2>Your rights</h2>
<ol>
<li><strong>To know.</strong> Your profile lets you download everything we hold about you.</li>
<li><strong>To correct and complete.</strong> Change your name, number and address yourself at any time.</li>
<li><strong>To delete.</strong> Deleting your account removes you, your guests, carts and lists at once. Orders stay as goods and amounts without names, except that an invoice of ₹50,000 or more must by law keep its name and address.</li>
<li><strong>To complain.</strong> Write to the officer. You get a complaint number within 48 hours and an answer within one month.</li>
<li><strong>To nominate.</strong> You can name a person to act for you if you die or are unable to.</li>
</ol>
<p>If our answer does not satisfy you, you may complain to the Data Protection Board of India.</p>
<h2>Safety</h2>
<p>Connections are encrypted. Sign-in codes are kept only in scrambled form, each guest’s link has a random secret, and pictures you upload lose the place where they were taken. If a data breach affects you, we tell you and the Board at once, with details within 72 hours.</p>
<h2>Children</h2>
<p>The shop is for people of eighteen and over. All we need about a child is the name on a birthday card.</p>
<h2>Changes</h2>
<p>The date of the last change is at the top. If a change asks for more of your data, we ask you first.</p>
`,
  shipping: `
<p>Sweets are fresh food, and one order may travel to three hundred homes. Here is what delivery costs, how far each sweet can travel, how long it takes, and what happens if something goes wrong.</p>
<h2>Charges</h2>
${table(['What you order', 'Delivery'], [
  ['Sweets and savouries', '₹49 an order if the sweet’s page says so; otherwise free'],
  ['Dry fruits', '₹49 an order'],
  ['Invitation boxes to your guests', '₹49 for each guest’s box, if the design has a delivery charge'],
  ['Invitation boxes to your own address', '₹20 for each box, if the design has a delivery charge'],
])}
<p>You see the full amount, delivery included, before you pay. Nothing is added at the door, and no guest is ever asked for money.</p>
<h2>Where we deliver</h2>
<p>We deliver to every pincode in India that our couriers serve. How far a sweet can travel depends on how long it keeps: at least 30% of its shelf life is left when it arrives.</p>
${table(['Sent to', 'On the way', 'Keeps at least', 'For example'], shopFacts.zones.map(({ transit, words }) => [words.charAt(0).toUpperCase() + words.slice(1), wayText(transit), ...(travels[transit] ?? ['', ''])]))}
<p>If a home is too far for a sweet, we tell you before you pay. If you order it anyway, or if something else would not arrive fresh, we call you before packing: you choose another sweet or get your money back. We do not deliver outside India.</p>
<h2>When it leaves</h2>
<ul>
<li><strong>Sweets</strong> are made after you order and leave within ${days(dispatch.sweet)}.</li>
<li><strong>Dry fruits</strong> leave within ${days(dispatch['dry-fruit'])}.</li>
<li><strong>Invitation boxes</strong> leave within ${days(dispatch.invitation)} of the order; from October to February, when half of Punjab gets married, within ${days(dispatch.invitationInSeason)}.</li>
<li><strong>Decorations and designers</strong> follow the dates in their quotes.</li>
</ul>
<h2>How long it travels</h2>
<p>The table above shows the days on the way. Enter your pincode at the top of any page, and each product shows its delivery date. For invitation boxes, choose the day you need them before you pay, and we tell you if we can make it. We do not send fresh sweets on the day before a public holiday.</p>
<h2>Many homes, one order</h2>
<ol>
<li>Enter your guests, or send them a link to fill in their own address.</li>
<li>Choose a box, its weight and a sweet for each section.</li>
<li>Tick the guests. If an address is missing, we tell you before you pay: leave that guest out, or pay now and the box waits for the address.</li>
<li>Pay once. Each home gets its own box, with the guest’s name and mobile number on the label.</li>
</ol>
<p>If a guest corrects the address through the link, your order and your guest list tell you. Until the box is packed, one tap sends it to the new address at the same price. For any other change, <a href="/contact-us">write to us</a> with the order id before the day of packing.</p>
<h2>If nobody is at home</h2>
<p>The courier calls the number on the label and tries twice. If the box comes back, we send it again for the delivery charge, to the same home or to yours. We do not send returned fresh sweets again: we refill the box and charge only for the sweets.</p>
<h2>If it is late</h2>
<p>Fog, strikes and floods can stop couriers; we tell you as soon as we know. If we gave the courier your box late, the <a href="/policies#payment-refund">refund policy</a> applies.</p>
<h2>What is in the box</h2>
<p>The sweets are in a sealed tray, apart from the printed card and the decoration. The label on the tray shows ingredients, allergens, weight, the date it was made, the best-before date and our food licence number, ${shopFacts.licences.fssai}. Please open the tray on the day it arrives and store the sweets as the label says.</p>
<h2>Questions about a delivery</h2>
<p>Call ${telephone} (${shopFacts.hours.toLowerCase()}) or write to ${mail(shopFacts.email)} with the order id from your payment history.</p>
`,
  paymentRefund: `
<p>We want you to be glad you ordered. If something is wrong, tell us soon and we will make it good. Here is how you pay, cancel, complain and get your money back.</p>
<h2>How you pay</h2>
<p>By ${shopFacts.paymentMethods.join(', ')}, in the payment provider’s window. We see that you paid, but never your card or UPI PIN. Some banks refuse UPI above one lakh rupees; for such an order please use netbanking or a card, or pay an advance first. There is no cash on delivery: nobody should have to pay for a gift they receive.</p>
<h2>Advance and balance</h2>
<p>For an order above one lakh rupees you can pay an advance now and the balance on the order’s page before we pack. You see both amounts before you pay. We begin when the advance arrives, remind you by message a few days before the boxes leave, and pack once the balance is paid. If it is not, we call you; your boxes wait, and you can still cancel by the table below. The advance is part of the price, not a fee. If you cancel a home, its price comes off the balance first, and anything above that goes back to you. If you cancel the whole order, the advance goes back as the table says.</p>
<h2>Cancelling</h2>
${table(['Order', 'Free until', 'Afterwards'], [
  ['Sweets and savouries', 'Packing begins, usually on the afternoon you order', 'No refund, because the food was made for you'],
  ['Dry fruits', 'The courier has the box', 'No refund for opened packs'],
  ['Invitation boxes', 'The end of the working day after the order', 'You pay for what is already printed and built; sweets not yet made are refunded in full'],
  ['Decorations and designers', 'As agreed in the quote', 'As agreed in the quote'],
])}
<p>To cancel, <a href="/contact-us">write to us</a> or call ${telephone} with the order id. Cancelling costs nothing extra. If we have to cancel, because we lack an ingredient or a courier, you get everything back.</p>
<h2>Damaged, spoilt, wrong or missing</h2>
<p>Sweets are perishable, so we cannot take them back. If a box is damaged, spoilt, wrong or incomplete, we still make it good.</p>
<ol>
<li>Write to ${mail(shopFacts.email)} within 24 hours of delivery, with the order id. For a guest’s box, the 24 hours begin when the guest gets it.</li>
<li>Add two or three photographs: the outside of the box, the label on the tray, and what is wrong.</li>
<li>We answer within one working day. You choose a new box or your money back.</li>
</ol>
<p>Please keep the tray until we have answered. We may ask the courier to collect it, at our cost.</p>
<h2>What we cannot refund</h2>
<ul>
<li>Taste, if the sweet is as its page describes it. Do tell us; the kitchen reads it.</li>
<li>Sweets kept longer or warmer than the label says.</li>
<li>Boxes that have left for a wrong address or pincode you entered.</li>
<li>Small differences in colour between your screen and the wood, glass, cloth or paper.</li>
<li>Names and dates printed as you gave them to us.</li>
</ul>
<h2>Late</h2>
<p>If we gave the courier a box later than promised and the occasion has passed, we refund its sweets and its delivery. If it was delayed on the road and nobody could help it, we send the sweets again or give you credit, as you prefer.</p>
<h2>How money comes back</h2>
<p>Your money always goes back to the card, account or UPI id you paid from. We tell the payment provider on the day we decide, and you have it within 5 to 7 working days. We send you a message when it leaves, with a number your bank can trace. If we refund part of an order, we name the boxes it is for. If you paid an advance and a balance, the balance goes back first.</p>
<h2>Paid, but no order</h2>
<p>Sometimes a connection drops while you pay. The payment provider still tells us, and your order appears in your payment history within minutes. Please look there before you pay again. If you paid and there is no order after an hour, write to us with the time and the amount. A payment without an order is refunded in full.</p>
<h2>Complaints</h2>
<p>${officer}. You get a complaint number within 48 hours and a decision within one month, as the Consumer Protection (E-Commerce) Rules, 2020 require. If you disagree, you can call the National Consumer Helpline at <a href="tel:1915">1915</a> or go to the consumer commission of your district.</p>
`,
  termCondition: `
<p>These terms apply when you buy from ${shopFacts.name} or use these pages. They are short, because most of what matters is on each product’s page.</p>
<h2>Who you deal with</h2>
<p>${place}. Telephone ${telephone}, email ${mail(shopFacts.email)}. Food licence (FSSAI) ${shopFacts.licences.fssai}.</p>
<h2>Your account</h2>
<p>You must be eighteen or over. You sign in with a code sent to your mobile number, or with Google. Keep your phone safe. If you lose it, tell us; you can sign out everywhere in your profile. If you lose your number too, call us. We ask for an order number and an address that only you know, and send a message to the old number. A day later your account moves to the new number, unless somebody stops it from the old one. Use your guests’ details only to send them what you order.</p>
<h2>Prices</h2>
<ul>
<li>All prices are in rupees and include taxes.</li>
<li>Sweets and savouries are priced for 400 grams, dry fruits for one kilogram, invitations for one piece without sweets.</li>
<li>The sweets in a box are charged by the weight you choose and shown section by section.</li>
<li>Delivery is shown separately before payment, as the <a href="/policies#shipping">shipping policy</a> explains.</li>
</ul>
<p>The price that counts is the one you see when you press Pay. If it changed while you were choosing, we show the new one and ask again. If a price is plainly a mistake, we tell you before making anything, and you can cancel free of charge.</p>
<h2>Orders</h2>
<ol>
<li>You choose, enter where it goes, and pay.</li>
<li>The order is made when your payment is confirmed. You find it at once in your payment history, with everything as you bought it.</li>
<li>For an invitation box you type the words, names, day and place for the card, and see it before you pay. We print it as you typed it, so please read it once more. Call us before the day of packing if something must change.</li>
<li>We make and pack it and give it to the courier within the times in the shipping policy.</li>
</ol>
<p>We may refuse an order we cannot fill, for example because a sweet would not survive the journey. You then get all your money back.</p>
<h2>Quotes</h2>
<p>We quote for decorations, designers and customised boxes when you ask. A quote says what is included and is valid for fifteen days unless it says otherwise. Asking does not commit you to anything. Designers and decorators are our partners; the quote says who does the work and who is responsible for it.</p>
<h2>Designs you send us</h2>
<p>Please upload only what you own or are allowed to use. It stays yours; we may print it for your order and for nothing else. We refuse designs that insult people, mock a faith or break the law.</p>
<h2>Food</h2>
<p>Everything we sell is vegetarian and made without egg. Our kitchen handles milk, wheat, tree nuts, peanuts, sesame and mustard. Every label says what is inside, but we cannot rule out traces of the others, so please ask before you order for somebody with an allergy. Sugar free sweets are sweetened as their label says, and may contain the natural sugar of fruit and nuts. Pictures are illustrations; the weight, ingredients and shelf life are as written.</p>
<h3>Keeping it well</h3>
<p>Shelf life counts from the day a sweet is made, and only if you store it as the label says.</p>
<h2>Cancelling and refunds</h2>
<p>See the <a href="/policies#payment-refund">refund policy</a>. It is part of these terms, as are the shipping policy and the <a href="/policies#privacy-policy">privacy policy</a>.</p>
<h2>Fair use</h2>
<p>Please do not copy the whole catalogue, try to get into other people’s accounts, or send address links to people you are not inviting. We may close an account that does so, after telling its owner why.</p>
<h2>What we are responsible for</h2>
<p>We are responsible for what we make and for delivering it as promised. Our liability for an order is limited to what you paid for it, except for harm to a person’s health, and harm done on purpose or by gross neglect. We are not responsible for what nobody could foresee or prevent, such as closed roads, or for an address entered wrongly. Nothing here takes away a right that the law gives you as a consumer.</p>
<h2>Disagreements, law and courts</h2>
<p>Please write first to ${officer}; most things are settled in a day. Indian law applies. Disputes go to the courts of Amritsar, and you may always go to the consumer commission where you live.</p>
<h2>Changes</h2>
<p>If we change these terms, we say so here, with the date. Orders already made keep the terms of their day. If one sentence turns out to be invalid, the others still hold.</p>
`,
};
