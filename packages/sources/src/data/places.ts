/** City as shown | country key | IANA zone | weight. */
export const placeRows = `
San Francisco, CA|US|America/Los_Angeles|30
New York, NY|US|America/New_York|34
Austin, TX|US|America/Chicago|24
Boston, MA|US|America/New_York|24
Seattle, WA|US|America/Los_Angeles|24
Chicago, IL|US|America/Chicago|12
Los Angeles, CA|US|America/Los_Angeles|11
Denver, CO|US|America/Denver|8
Atlanta, GA|US|America/New_York|8
Minneapolis, MN|US|America/Chicago|6
Portland, OR|US|America/Los_Angeles|6
Philadelphia, PA|US|America/New_York|6
Houston, TX|US|America/Chicago|6
Dallas, TX|US|America/Chicago|6
Phoenix, AZ|US|America/Phoenix|4
San Diego, CA|US|America/Los_Angeles|5
Raleigh, NC|US|America/New_York|5
Pittsburgh, PA|US|America/New_York|4
Detroit, MI|US|America/Detroit|4
Columbus, OH|US|America/New_York|4
Nashville, TN|US|America/Chicago|4
Salt Lake City, UT|US|America/Denver|3
Kansas City, MO|US|America/Chicago|3
Madison, WI|US|America/Chicago|3
Miami, FL|US|America/New_York|4
Washington, DC|US|America/New_York|8
Baltimore, MD|US|America/New_York|3
Boise, ID|US|America/Boise|2
Albuquerque, NM|US|America/Denver|2
Toronto, ON|CA|America/Toronto|8
Vancouver, BC|CA|America/Vancouver|5
Montreal, QC|CA|America/Toronto|4
Calgary, AB|CA|America/Edmonton|2
London, UK|GB|Europe/London|14
Manchester, UK|GB|Europe/London|5
Edinburgh, UK|GB|Europe/London|4
Bristol, UK|GB|Europe/London|3
Leeds, UK|GB|Europe/London|3
Dublin, Ireland|EU|Europe/Dublin|5
Berlin, Germany|EU|Europe/Berlin|8
Munich, Germany|EU|Europe/Berlin|5
Hamburg, Germany|EU|Europe/Berlin|4
Amsterdam, Netherlands|EU|Europe/Amsterdam|5
Rotterdam, Netherlands|EU|Europe/Amsterdam|2
Paris, France|EU|Europe/Paris|6
Lyon, France|EU|Europe/Paris|2
Madrid, Spain|EU|Europe/Madrid|4
Barcelona, Spain|EU|Europe/Madrid|4
Lisbon, Portugal|EU|Europe/Lisbon|3
Milan, Italy|EU|Europe/Rome|3
Vienna, Austria|EU|Europe/Vienna|3
Brussels, Belgium|EU|Europe/Brussels|2
Zurich, Switzerland|CH|Europe/Zurich|3
Copenhagen, Denmark|EU|Europe/Copenhagen|2
Stockholm, Sweden|EU|Europe/Stockholm|3
Helsinki, Finland|EU|Europe/Helsinki|2
Warsaw, Poland|EU|Europe/Warsaw|4
Prague, Czechia|EU|Europe/Prague|2
Athens, Greece|EU|Europe/Athens|1
Bengaluru, India|IN|Asia/Kolkata|10
Mumbai, India|IN|Asia/Kolkata|5
Hyderabad, India|IN|Asia/Kolkata|5
Pune, India|IN|Asia/Kolkata|4
Delhi, India|IN|Asia/Kolkata|5
Singapore|SG|Asia/Singapore|6
Sydney, Australia|AU|Australia/Sydney|5
Melbourne, Australia|AU|Australia/Melbourne|5
Auckland, New Zealand|NZ|Pacific/Auckland|2
Cape Town, South Africa|ZA|Africa/Johannesburg|2
Nairobi, Kenya|KE|Africa/Nairobi|3
Lagos, Nigeria|NG|Africa/Lagos|3
Dubai, UAE|AE|Asia/Dubai|3
Mexico City, Mexico|MX|America/Mexico_City|3
Buenos Aires, Argentina|AR|America/Argentina/Buenos_Aires|2
Manila, Philippines|PH|Asia/Manila|3
`

/** Country key | name after "Remote" | currency sign or code | local pay per US dollar of US pay | right to work in | least pay an hour. */
export const countryRows = `
US|US|$|1|the United States|15
CA|Canada|CA$|1.05|Canada|17
GB|UK|£|0.56|the United Kingdom|12.2
EU|Europe|€|0.6|the European Union|12
CH|Switzerland|CHF |1.05|Switzerland|22
IN|India|₹|19|India|0
SG|Singapore|S$|0.95|Singapore|9
AU|Australia|A$|1.15|Australia|24
NZ|New Zealand|NZ$|1.05|New Zealand|23
ZA|South Africa|R|6.2|South Africa|0
KE|Kenya|KSh |30|Kenya|0
NG|Nigeria|₦|220|Nigeria|0
AE|UAE|AED |2.9|the United Arab Emirates|0
MX|Mexico|MX$|6.8|Mexico|0
AR|Latin America|US$|0.34|Argentina|0
PH|Philippines|₱|13|the Philippines|0
`
