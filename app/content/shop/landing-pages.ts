import { largeCarrierSize } from "./crate-sizes.ts";
import { formatSize } from "./format-size.ts";
import { type LandingPage, rupees } from "./landing-page.ts";

const carrierInside = `${formatSize(largeCarrierSize.inside)} cm`;

const compareDestinations = {
  label: "What each destination requires",
  path: "/blog/navigating-import-regulations",
};

/** The landing pages of the shop by their path. To add one, add an entry. */
export const landingPages: Record<string, LandingPage> = {
  "/products/microchip-for-pets": {
    title: "Microchip for pets",
    description:
      "An ISO 11784/11785 microchip with 15 digits for dogs and cats that fly. Have it implanted before the rabies vaccination, or that has to be repeated.",
    lead: "The first step of almost every move abroad. Vaccination, blood test and certificate are all recorded under the number of this chip.",
    picture: "landing-microchip.svg",
    alt: "A vet’s hands pass a microchip reader over the shoulders of a calm Beagle puppy; the opened pouch and a sheet of barcode stickers lie on the table.",
    benefits: [
      "ISO 11784/11785 15-digit chip, the kind that airports and border vets can read",
      "Sealed in a sterile applicator, for one animal",
      "Eight barcode stickers, so that nobody has to copy the number by hand",
      "No battery and nothing to charge: a reader held over the shoulder wakes it",
    ],
    offers: [
      {
        productId: "prod_01K6TS2TMF9GY682VP18C5PJ19",
        name: "ISO pet microchip",
        fixedPrice: rupees("1,499"),
        button: "Buy Now",
        note: "Implantation sold separately.",
      },
    ],
    details: [
      {
        title: "Chip first, rabies vaccine second",
        text: "Have the chip implanted before the rabies vaccination, and read before and after it. Both may be done at one visit, if the chip goes in first. A vaccination that was given before the chip does not count for the UK, the EU or a dog going to the USA: it has to be repeated, and its waiting time with it.",
      },
      {
        title: "Who needs one",
        text: "The UK, the EU, the UAE and India ask for a chip, and so does the USA for dogs. Canada does not ask for one, nor does the USA for cats. We advise one for every pet that flies, because it ties the papers to the animal.",
      },
      {
        title: "Have it read at every visit",
        text: "Ask the vet to read the chip each time and to compare all 15 digits with the papers. One wrong digit on a certificate can keep a pet at the airport.",
      },
    ],
    readMore: [
      { label: "Health tests and vaccinations", path: "/services/veterinary-health-tests" },
      compareDestinations,
    ],
  },
  "/products/pet-travel-bags": {
    title: "In-cabin pet travel bags",
    description:
      "A soft in-cabin bag for cats and small dogs, with mesh windows and a firm base. Check your airline’s limits before you order.",
    lead: "In-cabin: for a cat or a small dog that travels under the seat in front of you.",
    picture: "landing-travel-bag.svg",
    isPictureLow: true,
    alt: "A tabby cat looks out through the mesh of a marigold cabin bag under an aircraft seat while its owner reaches a hand down to it.",
    benefits: [
      "Mesh windows on the front and the end: air for your pet, and a view of you",
      "A firm base that does not sag when you lift it",
      "Openings at the top and at the end, with zips that clip shut",
      "Padded shoulder strap, a sleeve for your trolley and a short leash inside",
    ],
    offers: [
      {
        productId: "prod_01K6VRG957YF275DT4TBJ4V819",
        name: "In-cabin pet travel bag",
        fixedPrice: rupees("1,590.00"),
        button: "Buy Now",
        note: "In-cabin. Three colours.",
      },
    ],
    details: [
      {
        title: "Ask the airline first",
        text: "Not every airline takes pets in the cabin, and not every country admits them that way: pets reach the UK, and usually the UAE, as cargo. Each airline sets its own limit for the size of the bag and for the weight of pet and bag together. Have your pet’s place confirmed when you book your own.",
      },
      {
        title: "Let it become a bed",
        text: "Leave the bag open at home for two weeks or more, with a blanket and a meal in it now and then. A pet that already sleeps in its bag settles sooner on the day.",
      },
      {
        title: "Big enough?",
        text: "Your pet should be able to stand, turn round and lie down in it. Send us its length and height and your airline’s bag size, and we will tell you whether both fit.",
      },
    ],
    readMore: [
      {
        label: "How to move a pet abroad from India",
        path: "/blog/how-to-move-pets-internationally-from-india",
      },
      compareDestinations,
    ],
  },
  "/products/iata-approved-dog-carriers": {
    title: "Travel crates built to IATA Container Requirement 1",
    description:
      "Rigid travel crates for dogs and cats in six sizes, built to IATA Container Requirement 1. Measure A, B, C and D, and choose by the inside size.",
    lead: "Crates are refused at the airport because the inside is too small. So choose by the inside, from four measurements that you take at home.",
    picture: "landing-crate.svg",
    alt: "An Indie dog sits in front of a luggage trolley with a large teal travel crate and a smaller grey one, in a bright check-in hall.",
    benefits: [
      "Six sizes, each with its inside length, width and height",
      "Two rigid shells held by steel bolts, with vents on all four sides",
      "A steel door that locks at the top and at the bottom",
      "Two dishes that are filled from outside, and LIVE ANIMAL labels",
    ],
    offers: [
      {
        productId: "prod_01K6DJ6J7FV73BHFR58MMCDP19",
        name: "CR1 travel crate",
        fixedPrice: rupees("3,999"),
        isLowestOfSizes: true,
        button: "View All Sizes",
      },
    ],
    details: [
      {
        title: "What Container Requirement\u00a01 asks for",
        text: "Rigid plastic, wood or metal; a metal door; vents on all four sides; metal bolts, not clips alone; no wheels; two dishes that can be filled from outside; LIVE ANIMAL labels and an absorbent base. IATA approves no make of crate: a crate is built to the requirement or it is not.",
      },
      {
        title: "Snub-nosed pets need more room",
        text: "For pugs, bulldogs, boxers, Persians and their like, add ten per cent to every side, or take the next size up. Several airlines do not take them in the hold at all.",
      },
      {
        title: "The airline decides",
        text: "Some airlines ask for 8 cm of room above the head, and several abroad refuse the smallest size, 100. For some strong breeds, such as Rottweilers, mastiffs and pit bull types, they ask for a reinforced crate, Container Requirement\u00a082. If yours takes a cat or a small dog in the cabin, it flies in a soft bag and needs no crate. We ask yours before you order.",
      },
    ],
    readMore: [
      { label: "Choosing a crate, step by step", path: "/blog/choosing-iata-crate" },
      { label: "In-cabin pet travel bags", path: "/products/pet-travel-bags" },
      compareDestinations,
    ],
    hasCrateGuide: true,
  },
  "/products/iata-approved-dog-carrier-excess-baggage": {
    title: "Large dog carrier for excess baggage",
    description: `A rigid carrier for giant breeds that fly with you as excess baggage, inside ${carrierInside}. Ask the airline for its limits first.`,
    lead: "For dogs that outgrow the largest ordinary crate and fly on the same plane as you.",
    picture: "landing-large-carrier.svg",
    alt: "A Saint Bernard on a lead stands with its owner at a desk, beside a very large dark carrier on wheels.",
    benefits: [
      `Inside ${carrierInside}, for dogs that can stand, turn and lie down in it`,
      "Reinforced frame, steel door, side windows behind a steel grid",
      "Four castors for the walk through the terminal; they unscrew without tools",
      "Built to IATA Container Requirement\u00a01 once the castors are off",
    ],
    offers: [
      {
        productId: "prod_01K6BSM79HJE21D3QHHHT4N719",
        name: "Large dog carrier",
        fixedPrice: rupees("34,990"),
        button: "Buy Now",
        note: "Two parcels; two people put it together.",
      },
    ],
    details: [
      {
        title: "Two questions for the airline",
        text: "What is the largest outside size that goes through the hold door of your aircraft, and what is the heaviest dog and carrier together that the airline takes as baggage? Above either limit a dog flies as cargo. Airlines often stop at 32 kg with the crate, which most dogs of this size exceed, so have the reply in writing before you order.",
      },
      {
        title: "Excess baggage or cargo",
        text: "As excess baggage your dog is checked in with you and shares your flight. Some countries do not allow that: dogs reach the UK, and usually the UAE, as cargo. Ask us before you buy if you are going there.",
      },
      {
        title: "No wheels in the hold",
        text: "Take the castors off at the check-in desk and pack them in your own luggage. A crate on wheels is refused.",
      },
    ],
    readMore: [
      { label: "Choosing a crate, step by step", path: "/blog/choosing-iata-crate" },
      compareDestinations,
    ],
  },
  "/products/travel-water-bottles": {
    title: "Travel water bottles for pets",
    description:
      "A portable bottle with a fold-out trough and a no-drip bottle for the crate door: water before, during and after the flight.",
    lead: "One bottle for the trip to the airport, one for the crate.",
    picture: "landing-water-bottles.svg",
    alt: "Left: a hand gives a Labrador water from a portable bottle with a trough. Right: a Persian cat licks at the spout of a bottle screwed to its crate’s door.",
    benefits: [
      "Portable bottle: 500 ml, used with one hand, locked so that it does not leak",
      "Crate bottle: 400 ml, fits wire doors and is filled from outside",
      "Both are easy to take apart and wash",
    ],
    offers: [
      {
        productId: "prod_01K6TWTJQAQHJ92YBV4AEQZN19",
        name: "Portable water bottle",
        fixedPrice: rupees("520.00"),
        button: "Buy Now",
        note: "For walks, car journeys and the wait at the airport.",
      },
      {
        productId: "prod_01K6V64FDWF8BAAY185K81TV19",
        name: "Crate water bottle",
        fixedPrice: rupees("275.00"),
        button: "Buy Now",
        note: "For the door of the crate, in the hold too.",
      },
    ],
    details: [
      {
        title: "Practise before the flight",
        text: "Not every pet takes to a tube or a trough at once. Offer it at home for some weeks, and check each evening how much is gone.",
      },
      {
        title: "The dishes stay",
        text: "Container Requirement 1 asks for two dishes that can be filled from outside. A bottle comes in addition to them, not instead.",
      },
      {
        title: "At security",
        text: "Empty the portable bottle before the security check and fill it again afterwards.",
      },
    ],
    readMore: [
      {
        label: "The checklist for a move abroad",
        path: "/blog/international-pet-relocation-checklist",
      },
      compareDestinations,
    ],
  },
  "/products/pet-accessories": {
    title: "Pet accessories for the road",
    description:
      "A 600 ml water bottle whose base twists off into a bowl, for pets that drink from a bowl and nothing else.",
    lead: "A bottle and a bowl in one piece, for pets that drink from a bowl and nothing else.",
    picture: "landing-accessories.svg",
    isPictureLow: true,
    alt: "A Golden Retriever drinks from a teal bowl twisted off a marigold water bottle, on a country road beside a car with its boot open.",
    benefits: [
      "600 ml of water and a bowl for 250 ml, in one bottle with a built-in bowl",
      "A rubber ring under the bowl, so that it stays where it is put",
      "8 cm across: it fits a car’s cup holder",
      "Bottle and bowl can go in the dishwasher",
    ],
    offers: [
      {
        productId: "prod_01K6S28DJEWTYE3E67P4KMPA19",
        name: "Water bottle with built-in bowl",
        fixedPrice: rupees("520.00"),
        button: "Buy Now",
      },
    ],
    details: [
      {
        title: "On the drive",
        text: "We advise a stop every two hours: let your pet stretch its legs on the leash, and offer water from the bowl it knows.",
      },
      {
        title: "After landing",
        text: "A pet that has just come off a flight is thirsty. Give a little at a time and let it come back for more, so that it is not sick.",
      },
    ],
    readMore: [
      {
        label: "The checklist for a move abroad",
        path: "/blog/international-pet-relocation-checklist",
      },
      compareDestinations,
    ],
  },
};

/** The landing pages on the home page. */
export const shopHighlights = [
  "/products/iata-approved-dog-carriers",
  "/products/microchip-for-pets",
  "/products/pet-travel-bags",
];
