/* A file of its own: what is found so is imported before everything else of its file. */
import.meta.glob('./**/*.module.css', { eager: true });
