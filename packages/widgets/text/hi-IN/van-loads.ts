/** The van-loading area in Hindi. */
export const vanLoadsText = {
  salesman: (name: string) => `सेल्समैन: ${name}`,
  month: "महीना",
  previousMonth: "पिछला महीना",
  nextMonth: "अगला महीना",
  noMonths: "ऐसा कोई महीना नहीं",
  noLoads: "इस महीने किसी वैन में माल नहीं चढ़ा।",
  byDate: "वैन स्टॉक का तारीखवार ब्योरा",
  byDateColumns: ["तारीख", "वैन स्टॉक", "स्टॉक"],
  byDateFailed: "स्टॉक रिपोर्ट लोड नहीं हो सकी।",
  byDateNone: "इस आइटम का वैन स्टॉक डेटा नहीं है।",
};
