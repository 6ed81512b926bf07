/** The five steps of a move: what happens, and when the owner hears from us. */
export const steps = [
  {
    title: "Consultation and quote",
    text: "You tell us who travels, from where to where, and when. We write back with what is included, what is not, and the earliest date that the rules allow.",
  },
  {
    title: "Documentation and booking",
    text: "We list every paper with its date, apply for the permits and book the flight. You hear from us each time a paper comes in or a date moves.",
  },
  {
    title: "Health and safety checks",
    text: "A vet reads the microchip, gives what is due and takes blood where the country asks for it. You get each result with what it means for your date.",
  },
  {
    title: "The journey",
    text: "Your pet flies in a crate it knows, checked in as late as the airline allows. A message comes at check-in, take-off and landing.",
  },
  {
    title: "Arrival and reunion",
    text: "Someone meets the plane, sees to customs and brings your pet to you, as your quote says. Then we ask how the first days went.",
  },
];

export type ProcessStep = (typeof steps)[number];
