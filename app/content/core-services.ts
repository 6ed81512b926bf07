import documentsScene from "~/pictures/service-documents.svg?w=400;640;960&format=avif;webp&as=picture";
import exportScene from "~/pictures/service-export.svg?w=400;640;960&format=avif;webp&as=picture";
import importScene from "~/pictures/service-import.svg?w=400;640;960&format=avif;webp&as=picture";

export const coreServices = [
  {
    path: "/services/export-services",
    title: "Export services",
    text: "Out of India: vet visits, the government’s health certificate, a crate built to IATA Container Requirement 1, the flight, and someone at the other end.",
    start: "3 to 6 months ahead, 6 for the UK and the EU",
    route: { from: "BLR", to: "LHR" },
    picture: exportScene,
    alt: "A handler in a teal cap pushes a cat in its crate to the hold of a plane.",
  },
  {
    path: "/services/import-services",
    title: "Import services",
    text: "Home to India: the no-objection certificate before the flight, the DGFT permit if you need it, and someone at the airport with your pet’s papers in hand.",
    start: "2 months ahead, 3 with a DGFT permit",
    route: { from: "SIN", to: "COK" },
    picture: importScene,
    alt: "A woman in a red sari welcomes a puppy out of its crate under a marigold garland.",
  },
  {
    path: "/services/documentation-assistance",
    title: "Documentation assistance",
    text: "You fly with your pet, we keep the paper: which form, from which office, good from which day. One list for your route, filled in and checked.",
    start: "As soon as you know the country",
    route: { from: "VET", to: "FLY" },
    picture: documentsScene,
    alt: "A cat’s paw rests on a folder with a pet passport, certificates and stamps.",
  },
];
