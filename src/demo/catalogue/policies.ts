import { shop } from '#shop';

const place = `${shop.legalName}, ${shop.address.lines.join(', ')}, ${shop.address.city} ${shop.address.pincode}, ${shop.address.state}`;
const officer = `${shop.grievanceOfficer.name}, ${shop.grievanceOfficer.title}, <a href="mailto:${shop.grievanceOfficer.email}">${shop.grievanceOfficer.email}</a>`;

/** The four policies of the demonstration shop, as HTML. An owner has a lawyer read them before opening. */
export const demoPolicies = {
  privacyPolicy: `
<p>This notice says which personal data ${shop.name} collects, why, for how long, and what you may ask of us. It follows the Digital Personal Data Protection Act, 2023. It is written to be read.</p>
<h2>Who we are</h2>
<p>${place}. For anything about your data, write to ${officer}.</p>
<h2>What we collect and why</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Kept</th></tr></thead>
<tbody>
<tr><td>Your mobile number, or your Google account’s name and verified e-mail</td><td>To sign you in and to reach you about an order</td><td>Until you delete your account</td></tr>
<tr><td>Name, address, pincode, profile picture</td><td>To address your parcels and to spare you typing</td><td>Until you delete your account</td></tr>
<tr><td>Your guests’ names, mobile numbers and addresses</td><td>Only to deliver the boxes you order for them</td><td>Until you delete them; we ask you to do so after the event</td></tr>
<tr><td>Orders and payments (never card or UPI details)</td><td>To deliver, to answer complaints and to keep the accounts the law demands</td><td>Eight years, as tax law asks</td></tr>
<tr><td>Quotes, messages and designs you send us</td><td>To answer you</td><td>Two years</td></tr>
<tr><td>Checklist ticks, carts and products looked at</td><td>To show them to you again</td><td>Until you clear them or delete your account</td></tr>
</tbody>
</table>
<p>We do not sell data, do not use it for advertising, and run no tracking of other companies on our pages.</p>
<h2>Your guests</h2>
<p>A guest who opens an address link is told who asks and what for. The address is seen by that host and by the people who pack and deliver. A guest never receives marketing from us. A guest may correct the address by the same link for thirty days, or write to us to have it erased, without an account.</p>
<h2>Who else sees it</h2>
<ul>
<li>The payment provider, which takes your payment on its own pages.</li>
<li>Couriers, who get the name, mobile number and address on the parcel.</li>
<li>The SMS gateway, which gets the mobile number a code is sent to.</li>
<li>Authorities, where the law obliges us.</li>
</ul>
<h2>Your rights</h2>
<p>You may see, correct, complete and erase your data, withdraw consent as easily as you gave it, name a person who may act for you, and complain. Most of it you can do yourself in your profile; for the rest write to the officer named above. We acknowledge within 48 hours and settle within one month. If you are not satisfied you may turn to the Data Protection Board of India.</p>
<h2>Safety</h2>
<p>Codes are stored only as keyed hashes, links to guests hold a random secret, and pictures are made anew when you upload them, so that hidden position data falls away. If a breach should touch you, we tell you and the Board without delay.</p>
<h2>Children</h2>
<p>The shop is for adults. Do not enter data of children other than the name on a card.</p>
`,
  shipping: `
<p>Sweets are fresh food and boxes travel to many homes, so delivery is the heart of what we do. This page says what it costs, how long it takes and what can go wrong.</p>
<h2>Charges</h2>
<ul>
<li>Sweets: ₹49 an order where the sweet’s page says so.</li>
<li>Dry fruits: ₹49 an order.</li>
<li>Invitation boxes: where the design carries it, ₹49 for each guest’s box and ₹20 for each box to your own address.</li>
</ul>
<p>The whole sum is shown before you pay. Nothing is added later.</p>
<h2>Where we deliver</h2>
<p>We deliver to every Indian pincode our couriers serve. How far a sweet may travel depends on how long it keeps:</p>
<table>
<thead><tr><th scope="col">Keeps</th><th scope="col">For example</th><th scope="col">Sent to</th></tr></thead>
<tbody>
<tr><td>One day</td><td>Kalakand, jalebi, samosa</td><td>Amritsar</td></tr>
<tr><td>Two days</td><td>Rasgulla, rasmalai, rabri</td><td>Amritsar and nearby towns</td></tr>
<tr><td>Four days</td><td>Milk cake, peda, motichoor laddu</td><td>Punjab and Chandigarh</td></tr>
<tr><td>Seven days</td><td>Kaju katli, besan barfi, balushahi</td><td>North India and the large cities</td></tr>
<tr><td>Thirty days</td><td>Pinni, soan papdi, sohan halwa, dry fruits</td><td>All of India</td></tr>
</tbody>
</table>
<p>If something in your order would not arrive fresh we call you before packing.</p>
<h2>Times</h2>
<p>Sweets are made after you order and leave within one working day; dry fruits within two. Invitation boxes leave within seven working days of the final design, in the season from October to February within fifteen. Couriers take one day in Amritsar, two to three in the north and three to six elsewhere.</p>
<h2>Many homes, one order</h2>
<p>Each guest’s box is a parcel of its own. Guests whose address is missing are named before you pay and are not charged for. You may change an address until the day of packing by writing to us.</p>
<h2>If nobody is at home</h2>
<p>The courier calls the number on the parcel and tries twice. A box that comes back is sent again at cost, or to your own address, as you prefer. Fresh sweets that come back are not sent again.</p>
<h2>Food and card</h2>
<p>Sweets travel in a sealed inner tray, away from the card and the decoration of the box. The label on the tray carries ingredients, allergens, the date of making and our licence number.</p>
`,
  paymentRefund: `
<p>We want you to be glad you ordered. When something is wrong, tell us soon and we put it right.</p>
<h2>Cancelling</h2>
<ul>
<li>Sweets and dry fruits: free of charge until packing begins, usually the same afternoon.</li>
<li>Invitation boxes: free of charge until the design is approved for printing; afterwards the printed part is charged, the sweets are not.</li>
<li>Decorations and designers: as agreed in the quote.</li>
</ul>
<p>We charge you nothing for cancelling where we could cancel at no cost ourselves.</p>
<h2>Damaged, wrong or missing</h2>
<p>Fresh food cannot be taken back, but a damaged, spoilt or wrong parcel is ours to mend. Write to us within 24 hours of delivery with the order id and two or three photographs of the parcel and its content. You choose between a new parcel and your money.</p>
<h2>Late</h2>
<p>If a parcel arrives later than we promised and the occasion has passed, you get the price of its sweets back.</p>
<h2>How money comes back</h2>
<p>Always to the account, card or UPI id it came from, within five to seven working days of our decision. The bank may take a few days more. We write to you when it leaves us.</p>
<h2>Paid, but no order</h2>
<p>Now and then a connection breaks in the moment of payment. Our server is told by the payment provider and completes your order by itself within minutes; you find it in your payment history. If the money left and the order is not there after an hour, write to us with the time and the amount. A payment without an order is returned in full.</p>
<h2>Complaints</h2>
<p>${officer}. You receive a number within 48 hours and a decision within one month, as the Consumer Protection (E-Commerce) Rules, 2020 ask.</p>
`,
  termCondition: `
<p>These terms apply when you buy from ${shop.name} or use these pages. They are short because most of what matters is on the pages themselves.</p>
<h2>Who you deal with</h2>
<p>${place}. Telephone ${shop.phone}, e-mail <a href="mailto:${shop.email}">${shop.email}</a>. Food licence (FSSAI) ${shop.licences.fssai}.</p>
<h2>Prices</h2>
<p>All prices are in rupees and include taxes. Sweets are priced for 400 grams, dry fruits for one kilogram, invitations for one piece without sweets. Delivery is shown separately before payment. The price that counts is the one shown when you press Pay; if it changed while you were choosing, we show the new one and ask again.</p>
<h2>Orders</h2>
<p>An order is made when your payment is confirmed. You see it at once in your payment history, with everything as you bought it. We may refuse an order we cannot fill, for example because a sweet would not travel, and then return your money in full.</p>
<h2>Your account</h2>
<p>You sign in with a code sent to your mobile number. Keep your phone to yourself and tell us if it is lost. What you enter about your guests you enter for them: use it only to send them what you order.</p>
<h2>Designs you send us</h2>
<p>Upload only what you own or may use. You allow us to print it for your order and for nothing else. We refuse designs that hurt people or break the law.</p>
<h2>Quotes</h2>
<p>Quotes for decorations, designers and customised boxes hold for fifteen days unless they say otherwise. Designers and decorators are partners of ours; the quote names who is responsible.</p>
<h2>Food</h2>
<p>Our kitchen handles milk, wheat, tree nuts, peanuts, sesame and mustard. Every label names what is inside; traces of the rest cannot be ruled out. Pictures are illustrations: weight, ingredients and shelf life are as written.</p>
<h2>What we answer for</h2>
<p>We answer for what we make and for delivering it as promised. We do not answer for what we could not foresee or prevent, such as closed roads or a wrong address. Nothing here takes away a right the law gives you as a consumer.</p>
<h2>Law and courts</h2>
<p>Indian law applies. Disputes go to the courts of Amritsar, and to the consumer commissions where you live.</p>
<h2>Changes</h2>
<p>When we change these terms we say so on this page. Orders already made keep the terms they were made under.</p>
`,
};
