/** The five steps of a move: what happens, and when the owner hears from us. */
export const steps = [
  {
    title: "Consultation and quote",
    text: "Tell us who travels, from where to where, and when. In office hours we write back with what is included, what is not, and the earliest date that the rules allow.",
  },
  {
    title: "Documentation and booking",
    text: "We list every paper with its date, apply for the permits and book a flight that takes your pet’s breed and crate. You hear from us each time a paper comes in or a date moves.",
  },
  {
    title: "Health and safety checks",
    text: "A vet reads the microchip, gives what is due and, where the country asks for it, takes blood for the rabies test. You get each result with what it means for your date.",
  },
  {
    title: "The journey",
    text: "Your pet is walked, watered and settled in a crate it knows, and checked in as late as the airline allows. A message comes at check-in, at take-off and on landing, whatever the hour.",
  },
  {
    title: "Arrival and reunion",
    text: "Someone meets the plane, sees to customs and brings your pet to you, as your quote says. We ask how the first few days went, and are there if it does not eat or sleep.",
  },
];

export type ProcessStep = (typeof steps)[number];
