/** What User Details says, in Hindi. */
export const userText = {
  name: "नाम",
  choose: "सूची में कर्मचारी चुनें।",
};
