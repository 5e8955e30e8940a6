/** Little words of other languages: where one stands, only the names of skills are known to mean the same. */
export const littleWordsAbroad =
  /(?:^|[\s(])(?:und|der|das|dem|den|mit|für|von|oder|eine?r?|les|des|du|et|pour|avec|dans|los|las|el|con|para|por|y|och|att|het|een|voor|della?|nel|gli|che|ile|ve|bir)(?=[\s,.)]|$)/iu
