/** Verbs for saying something to the user. */
export const TELL =
  /\b(?:answer\w*|repl\w+|rely|relying|stat(?:e|es|ing)|tell\w*|giv(?:e|es|ing)|say(?:s|ing)?|claim\w*|quot(?:e|es|ing)|nam(?:e|es|ing)|talk\w*|assert\w*)\b/;
