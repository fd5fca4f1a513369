/** The About text of the demonstration shop. */
export const demoAbout = {
  description:
    'Shagun began in 1962 as one kadhai in Hall Bazaar, where our grandfather fried jalebi for wedding processions on their way to the gurdwara. Three generations later the kadhais are larger and the ghee is still ours. We make our sweets in small lots, print and build our invitation boxes under the same roof, and send them out together, because a wedding invitation in Punjab was never only paper: it was a box of mithai carried to the door by someone who loved you. We cannot walk to every house for you, but we can fill the box as if we would.',
};

/** What customers of the demonstration shop say; ratings from 1 to 5. */
export const demoReviews = [
  { name: 'Gurpreet and Manjit', location: 'Ludhiana', rating: 5, description: 'Three hundred and twelve boxes to three hundred and twelve doors, and my mother did not carry one of them. The kaju katli was fresh even in Pune.' },
  { name: 'Ritika Sharma', location: 'Chandigarh', rating: 5, description: 'Our guests typed their own addresses from WhatsApp. I only ticked names and paid once. The peacock box is now on everybody’s shelf.' },
  { name: 'Harbhajan Singh', location: 'Jalandhar', rating: 4, description: 'Ordered twenty kilos of motichoor for the akhand path. On time, soft, and weighed honestly. One tray had to wait for its second delivery.' },
  { name: 'Neha Malhotra', location: 'Delhi', rating: 5, description: 'The four-section box let us put sugar free sweets for papa next to pinni for everyone else. Small thing, big smile.' },
  { name: 'Simran Kaur Gill', location: 'Amritsar', rating: 5, description: 'They told us rasgulla would not reach Mumbai fresh and suggested doda instead. Who else tells you not to buy?' },
  { name: 'Arjun Bhatia', location: 'Patiala', rating: 3, description: 'Good sweets and a fair price. The first design proof had our surname spelt wrong; the second was perfect and came the same evening.' },
  { name: 'Daljeet Sandhu', location: 'Bathinda', rating: 5, description: 'Mehndi decoration exactly as in the picture, with real marigolds. The planning list reminded us of the ghori, which we had all forgotten.' },
  { name: 'Meenakshi Verma', location: 'Jammu', rating: 4, description: 'I ordered half a kilo of pista launj on an old phone in the village, and it reached my son’s in-laws in Ambala two days later. I would like smaller boxes as well.' },
];
