/** A section of praise in sentences, with a few short names among them. */
export const praising =
  /strengths|qualities|accomplishments|achievements|stärken|fortalezas|cualidades|points forts|atouts|qualités|punti di forza|pontos fortes|mocne strony|silné stránky|güçlü yönler|styrkor|puncte forte/i
