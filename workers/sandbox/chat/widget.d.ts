/** The source of the script, loaded as text by a rule in wrangler.toml. */
declare const widgetScript: string;
export default widgetScript;
