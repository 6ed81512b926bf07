/** The language of the site's texts (BCP 47). */
export const siteLanguage = "en-IN";
